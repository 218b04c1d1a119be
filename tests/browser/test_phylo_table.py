"""What the table of Phylo says before a card is dropped: reasons, losses and odds."""

import re
from math import floor
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.said.advice import Advice
from tests.browser.arranged import seen
from tests.browser.conftest import Visit
from tests.browser.phylo import Naturalist, arrange, sit
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# The mallard lives on the duckweed; for panda and owl there is nothing.
POND: dict[str, Any] = {
    "hands": "duckweed mallard red-panda snowy-owl drought", "dealer": 1,
}  # fmt: skip


def percent(chance: float) -> str:
    """As the page writes it."""
    return f"{floor(chance * 100 + 0.5)} %"


def test_loose_cards_say_why_and_a_drop_says_what_it_costs(visit: Visit, stage: Stage) -> None:
    code, ana, _rivals = sit(visit(address=stage.address), stage, "Ben")
    arrange(stage, code, **POND)
    assert ana.until_asked()

    why = {one.card: one.why for one in seen(stage, code, 0).own.web.loose}
    assert list(why) == ["red-panda", "snowy-owl"]
    for card, reason in why.items():
        expect(ana.own(card)).to_have_accessible_name(re.compile(re.escape(reason)))
        expect(ana.bank).to_contain_text(re.sub("^.*: ", "", reason))
    expect(
        ana.page.get_by_text("Your web: 3 duckweed and 4 mallard make 7 points.")
    ).to_be_attached()

    ana.mark("duckweed")
    expect(ana.asks).to_have_text("Drop one, draw one?")
    expect(ana.slab).to_contain_text("The mallard would lose its food: 0 points left.")
    expect(ana.own("mallard")).to_have_accessible_name(re.compile("; has no food$"))
    expect(ana.page.get_by_text("What you keep: nothing counts.")).to_be_attached()
    ana.touch(ana.own("duckweed"))
    expect(ana.own("mallard")).not_to_have_accessible_name(re.compile("no food"))
    expect(ana.asks).to_have_text("Which cards do you drop?")
    assert not [one for one in ana.visitor.said if one["type"] == "act"]


def test_odds_are_what_the_game_says(visit: Visit, stage: Stage) -> None:
    code, ana, _rivals = sit(visit(address=stage.address), stage, "Ben")
    arrange(stage, code, **POND)
    assert ana.until_asked()
    ana.mark("snowy-owl")
    ana.touch(ana.answer("Odds"))
    says_odds(ana, advice(stage, code, "drop snowy-owl"))

    # Other marks, other odds, as long as they are open.
    ana.mark("drought")
    says_odds(ana, advice(stage, code, "drop snowy-owl drought"))
    ana.touch(ana.answer("No odds"))
    expect(ana.odds).to_be_hidden()
    ana.press("Draw 2 cards")


def advice(stage: Stage, code: str, action: str) -> Advice:
    """What the game says of an action, from Ana's view."""
    assert GAME.advise is not None
    told = GAME.advise(GAME.cards, seen(stage, code, 0), GAME.parse(action))
    assert isinstance(told, Advice)
    return told


def says_odds(ana: Naturalist, told: Advice) -> None:
    """The page shows this advice: on the sheet, on the bank and in the pond."""
    about = "" if told.exact else "about "
    expect(ana.odds).to_contain_text(f"{about}{told.mean:.1f} points after drawing")
    expect(ana.odds).to_contain_text(f"({told.kept} without)")
    expect(ana.odds).to_contain_text(f"{about}{percent(told.better)} to get better")
    for help in told.best[:3]:
        expect(ana.odds.get_by_role("button", name=f"+{help.gain}").first).to_be_visible()
    kept = [one for one in told.odds if one.card not in told.dropped]
    for one in kept:
        expect(ana.own(one.card)).to_have_accessible_name(
            re.compile(f"{percent(one.later)} to connect it. {one.feeders} of the {told.unseen} ")
        )
    best = max(told.odds, key=lambda one: one.later)
    expect(ana.pond).to_contain_text(re.compile(rf"\b{percent(best.later)}\s*food for the "))
