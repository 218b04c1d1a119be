"""A look into the box: story, rules, options and plates, and ways from there to a table."""

import re

import pytest
from playwright.sync_api import expect

from tangledbank import GAMES
from tests.browser.conftest import Visit
from tests.browser.hands import Keys

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_what_the_game_is_and_whose_it_is(visit: Visit, game: str) -> None:
    reader, story = visit(), GAMES[game].story
    assert story is not None
    reader.go(f"/games/{game}")
    page = reader.page

    for words in (story.theme, story.turn, story.charm, story.audience, story.published):
        expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_text("independent, unofficial implementation")).to_be_visible()
    for link in story.links:
        expect(page.get_by_role("link", name=link.words)).to_have_attribute("href", link.address)
    for way in ("Play now", "Play with friends"):
        expect(page.get_by_role("button", name=f"{way}: {GAMES[game].title}")).to_be_visible()


def test_rules_are_searched_by_keys_and_every_section_can_be_linked(visit: Visit) -> None:
    reader = visit()
    reader.go("/games/phanerozoic#§3.4")
    page, keys = reader.page, Keys(reader)
    asked = page.locator("[id='§3.4']")
    expect(asked).to_be_focused()
    expect(asked).to_be_in_viewport()
    entries = page.locator(".entry")
    whole = entries.count()

    keys.press("/")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(field).to_be_focused()
    page.keyboard.type("trilobite")
    found = page.locator(".entry:has(mark)")
    expect(found.first).to_be_visible()
    count = found.count()
    assert 1 < count < whole
    expect(page.get_by_text(f"{count} rules")).to_be_visible()
    keys.press("Enter")
    expect(found.nth(0)).to_be_focused()
    keys.press("n")
    expect(found.nth(1)).to_be_focused()
    expect(page.get_by_text(f"2 of {count} rules")).to_be_visible()
    assert {text.lower() for text in page.locator("mark").all_inner_texts()} == {"trilobite"}

    field.fill("§1.1")
    expect(page.locator("[id='§1.1']")).to_be_visible()
    expect(page.locator("[id='§1.2']")).to_be_hidden()
    field.fill("nothing of the kind")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()
    page.get_by_role("link", name="§2 Drafting phase").click()
    expect(page.get_by_role("heading", name="§2 Drafting phase")).to_be_in_viewport()
    expect(entries).to_have_count(whole)


def test_a_section_that_is_not_there_is_said_to_be_missing(visit: Visit) -> None:
    reader = visit()
    reader.go("/games/phanerozoic#§99.9")
    missing = reader.page.get_by_text("There is no §99.9 in these rules.")
    expect(missing).to_be_visible()

    reader.page.get_by_role("link", name="§2 Drafting phase").click()

    expect(missing).to_be_hidden()


def test_a_game_that_is_not_there_is_said_to_be_missing(visit: Visit) -> None:
    reader = visit()
    reader.forgiven += ["404"]

    reader.go("/games/dodo")

    expect(reader.page.get_by_role("heading", name="not on the shelf")).to_be_visible()
    expect(reader.page).to_have_title(re.compile("^This game is not on the shelf"))


def test_options_have_titles_and_values_with_their_units(visit: Visit) -> None:
    reader = visit()
    reader.go("/games/clades#options")
    line = reader.page.locator(".option").filter(has_text="Time for another call")

    expect(line).to_contain_text("0 s to 10 s, for 2 to 8 players; usual: 2 s")
    expect(reader.page.get_by_text("printed")).to_have_count(0)


def test_every_option_is_explained_and_leads_to_its_rule(visit: Visit) -> None:
    reader, game = visit(), GAMES["phanerozoic"]
    reader.go("/games/phanerozoic#options")
    page = reader.page

    for option in game.options:
        expect(page.get_by_text(option.sentence)).to_be_visible()
    rounds = page.locator(".option").filter(has_text="The game lasts this many rounds.")
    expect(rounds).to_contain_text("8 for 1 or 2 players, 6 for 3 or 4 players")
    rounds.get_by_role("link", name="§1.6").click()
    expect(page.locator("[id='§1.6']")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=2, name="Options")).to_be_focused()


def test_cards_are_found_and_looked_at_closely(visit: Visit) -> None:
    reader, game = visit(), GAMES["phanerozoic"]
    reader.go("/games/phanerozoic#cards")
    page, keys = reader.page, Keys(reader)
    plates = page.locator("main > ul > li")
    expect(plates).to_have_count(len(game.card_faces()))

    page.get_by_role("combobox", name="Show").select_option("event")
    expect(plates).to_have_count(sum(face.kind == "event" for face in game.card_faces()))
    page.get_by_role("combobox", name="Show").select_option("all")
    page.get_by_role("searchbox", name="Search the cards").fill("corvus")
    crow = next(face for face in game.card_faces() if face.id == "corvus")
    expect(plates.filter(has_text=crow.fact)).to_be_visible()
    expect(plates.filter(has_text=crow.source)).to_be_visible()
    page.get_by_role("searchbox", name="Search the cards").fill("")
    keys.tab_to(page.get_by_role("button", name="Look closer: ").first)
    keys.press("Enter")
    close = page.get_by_role("dialog")
    expect(close).to_contain_text(f"1 of {len(game.card_faces())}")
    keys.press("ArrowRight")
    expect(close).to_contain_text(f"2 of {len(game.card_faces())}")
    keys.press("Escape")
    expect(close).to_be_hidden()
    expect(page.get_by_role("button", name="Look closer: ").first).to_be_focused()


def test_a_game_is_learned_from_its_page_in_one_click(visit: Visit) -> None:
    reader = visit()
    reader.go("/games/phanerozoic")

    reader.page.get_by_role("button", name="Learn by playing: Phanerozoic").click()
    reader.page.wait_for_url("**/t/*")

    reader.until("cards are dealt", lambda: bool(reader.all_heard("frame")))
    assert reader.all_heard("welcome")[-1]["table"]["guided"]
    expect(reader.page).to_have_title(re.compile("Phanerozoic"))
