"""Alone, and with keys alone: a race from the shelf to the stopwatch's last word."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clades import Caller, lay, triples
from tests.browser.conftest import Visit
from tests.browser.hands import NO_POINTER, Keys
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# One key per place: the upper, home and lower row of letters, and digits beside the deck.
KEYS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "12345678")
# §6.2 Among twelve cards of three animals there is always a triple, so that no race is lost.
SHORT: dict[str, Any] = {"cards": "threes", "solitaire": "race", "race_triples": 2}


def key_of(ana: Caller, card: str) -> str:
    """The key of the place where a card lies, as keyboards report it."""
    there = next(one for one in ana.view["shared"] if one["card"] == card)
    key = KEYS[there["row"]][there["column"]]
    return f"Digit{key}" if key.isdigit() else f"Key{key}"


def race_by_letters(ana: Caller, keys: Keys) -> None:
    """Three letters a call, until it is over."""
    while ana.view["phase"] == "playing":
        keys.press(*(key_of(ana, card) for card in triples(ana.view["reach"])[0]))
        ana.until_answered()


def turn(keys: Keys, button: Locator, *shown: object) -> None:
    """Press a button beside a number, once for each of the numbers that it will show."""
    keys.tab_to(button)
    for number in shown:
        keys.press("Enter")
        expect(button.locator("xpath=..")).to_have_text(f"− {number} +")


def pick_next(keys: Keys, option: str, word: str) -> None:
    """The next word of a choice."""
    keys.tab_to(keys.page.get_by_role("combobox", name=option, exact=True))
    keys.press("ArrowDown")
    changes = keys.page.get_by_text("What changes:")
    expect(changes).to_contain_text(f"{option.lower()} {word}")


def test_a_race_from_the_shelf_to_the_end(visit: Visit, stage: Stage) -> None:
    visitor = visit(address=stage.address)
    visitor.context.add_init_script(NO_POINTER)
    ana, keys, page = Caller(visitor), Keys(visitor), visitor.page
    visitor.go()
    keys.tab_to(page.get_by_role("button", name="Play with friends: Clades Prehistoric"))
    keys.press("Enter")
    page.wait_for_url("**/t/*")

    turn(keys, page.get_by_role("button", name="One seat fewer"), "2 seats", "1 seat")
    pick_next(keys, "Solitaire", "race")
    turn(keys, page.get_by_role("button", name="Triples of a race: one less"), *range(9, 1, -1))
    pick_next(keys, "Cards", "threes")
    keys.tab_to(page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()
    assert SHORT.items() <= ana.view["options"].items()

    watch = page.get_by_role("timer")
    expect(watch).to_have_text(re.compile(r"^0:\d\d\.\d so far$"))
    early = watch.inner_text()
    expect(watch).not_to_have_text(early)
    expect(page.get_by_text("0 of 2 triples")).to_be_visible()
    race_by_letters(ana, keys)

    expect(ana.ending).to_be_visible()
    took = r"2 triples in 0:\d\d\.\d\d\d"
    expect(page.get_by_text(re.compile(took))).to_be_visible()
    stopped = watch.inner_text()
    keys.tab_to(page.get_by_role("button", name="Play again"))
    assert watch.inner_text() == stopped, "the clock stands still"
    assert page.evaluate("window.touched") is None


def test_without_single_keys_focus_arrows_enter_and_space_still_play(
    visit: Visit, stage: Stage
) -> None:
    visitor = visit(address=stage.address)
    visitor.context.add_init_script(NO_POINTER)
    ana, keys, page = Caller(visitor), Keys(visitor), visitor.page
    visitor.sit(lay(stage, seats=1, **SHORT))
    keys.tab_to(page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()
    keys.press("?")
    keys.tab_to(page.get_by_role("checkbox", name="Single keys do something"))
    keys.press("Space", "Escape")

    first = ana.view["shared"][0]["card"]
    keys.press("KeyQ", "KeyW")
    assert ana.marked() == set(), "letters do nothing"
    keys.tab_to(ana.card(first))
    keys.press("Enter", "ArrowRight", "Space")
    expect(ana.asks).to_have_text("One more for your call.")
    keys.press("Escape")
    expect(ana.asks).to_have_text("Find three that go together.")

    keys.tab_to(ana.stuck)
    keys.press("Enter")
    expect(page.get_by_text(re.compile("^Hint: There (is|are) .* in your reach"))).to_be_visible()

    while ana.view["phase"] == "playing":
        three = triples(ana.view["reach"])[-1]
        for card, how in zip(three, ("Enter", "Space", "Enter"), strict=True):
            walk_to(ana, keys, card)
            keys.press(how)
        ana.until_answered()

    expect(ana.ending).to_be_visible()
    assert page.evaluate("window.touched") is None


def walk_to(ana: Caller, keys: Keys, card: str) -> None:
    """By arrows from wherever the focus is: first up or down, then along."""
    expect(ana.card(card)).to_be_visible()
    for _step in range(30):
        places = ana.places()
        here = ana.page.evaluate("document.activeElement.dataset.card")
        if here == card:
            return
        if here not in places:  # the card that had the focus is gone
            keys.tab_to(ana.page.locator('button[data-card][tabindex="0"]'))
            continue
        (x, y, _w, high), (left, top, _width, _height) = places[here], places[card]
        if abs(top - y) > high / 2:
            keys.press("ArrowDown" if top > y else "ArrowUp")
        else:
            keys.press("ArrowRight" if left > x else "ArrowLeft")
    raise AssertionError(f"arrows do not lead to {card}")
