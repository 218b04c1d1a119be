"""For those who do not want to race: turns, without a clock."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clades import Caller, arrange, lay, named
from tests.browser.conftest import Visit
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

TRIPLE = named("mw1b sl1b aa1b")
MEADOW: dict[str, Any] = {
    "shared": "mw1b mw2r ml2r ma2r sl1b sl2g sw3g sa1r aa1b aa3r al2b aw1g",
    "hands": ["al3g", "sa3b"],
}


def test_a_turn_is_a_call_or_a_pass_and_then_the_bot_has_one(visit: Visit, stage: Stage) -> None:
    ana = Caller(visit(address=stage.address))
    ticket = lay(stage, bots=("easy",), untimed=True)
    ana.visitor.sit(ticket)
    ana.begin()
    ana.visitor.until("her turn", lambda: ana.view["turn"] == 0)
    ana.until_shown(arrange(stage, ticket["code"], **MEADOW))
    bot = ana.visitor.all_heard("welcome")[-1]["table"]["seats"][1]["name"]
    own = ana.page.get_by_role("button", name="Pass", exact=True)

    # Her turn: nothing runs down, nobody can be stuck, and a pass is an answer.
    expect(ana.asks).to_have_text("Your turn: find a triple.")
    expect(ana.page.get_by_text("Mark three cards, or pass.")).to_be_visible()
    expect(ana.page.get_by_role("timer")).to_have_count(0)
    expect(ana.stuck).to_have_count(0)
    expect(ana.seat(bot)).to_contain_text("waits")
    own.click()

    # The bot has done something, and it is her turn again.
    ana.visitor.until("the bot's turn is over", lambda: turns_of(ana, 1) >= 1)
    ana.visitor.until("her turn again", lambda: ana.view["turn"] == 0)
    expect(ana.asks).to_have_text("Your turn: find a triple.")
    log = ana.page.get_by_role("region", name="What happened")
    expect(log).to_contain_text("Ana passes.")

    # A call is replaced at once, and ends the turn.
    ana.until_shown(arrange(stage, ticket["code"], **MEADOW))
    ana.call(*TRIPLE)
    ana.visitor.until("the bot's second turn", lambda: turns_of(ana, 1) >= 2)
    expect(ana.pile("Your")).to_have_accessible_name(re.compile("^Your pile: 3 cards; 1 triple"))
    assert ana.view["window_until"] is None
    assert ana.view["players"][0]["locked_until"] == 0


def turns_of(ana: Caller, seat: int) -> int:
    """How many turns a seat has had so far: each is told as a pass or a call."""
    ended = ("passed", "triple", "no triple")
    return sum(one["seat"] == seat and one["name"] in ended for one in ana.visitor.log)
