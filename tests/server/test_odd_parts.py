"""Actions whose parts are not what their forms want: each is refused, and nothing changes."""

import pytest

from tests.server.house import OpenHouse
from tests.server.overhearing import gather
from tests.server.seen import view_of

pytestmark = pytest.mark.once

ODD: dict[str, tuple[str, dict[str, object]]] = {
    "a spot below all": ("trex", {"verb": "choose", "spot": -1}),
    "a spot above all": ("trex", {"verb": "choose", "spot": 6}),
    "a spot beyond all": ("trex", {"verb": "choose", "spot": 2**63}),
    "a spot beyond all numbers": ("trex", {"verb": "choose", "spot": int("9" * 4300)}),
    "half a spot": ("trex", {"verb": "choose", "spot": 1.5}),
    "a text for a spot": ("trex", {"verb": "choose", "spot": "1"}),
    "a truth for a spot": ("trex", {"verb": "choose", "spot": True}),
    "a third way to play": (
        "trex", {"verb": "play", "card": "a-fair-queue", "spot": 0, "mode": "sideways"}
    ),
    "a number for a way": ("trex", {"verb": "play", "card": "a-fair-queue", "spot": 0, "mode": 1}),
    "the right spot first": ("trex", {"verb": "relocate", "spot": 2, "other": 1}),
    "a card for a list": ("phylo", {"verb": "drop", "cards": "mallard"}),
    "nothing in a list": ("phylo", {"verb": "drop", "cards": []}),
    "lists in a list": ("phylo", {"verb": "drop", "cards": [["mallard"]]}),
    "thousands in a list": ("phylo", {"verb": "drop", "cards": ["mallard"] * 3000}),
    "one twice": ("phylo", {"verb": "drop", "cards": ["mallard", "mallard"]}),
    "a text for an aim": ("phylo", {"verb": "aim", "aims": ["wildfire 1"]}),
    "an aim without a place": ("phylo", {"verb": "aim", "aims": [{"event": "drought"}]}),
    "an aim without an opponent": (
        "phylo", {"verb": "aim", "aims": [{"event": "drought", "opponent": None}]}
    ),
    "an aim at oneself": ("phylo", {"verb": "aim", "aims": [{"event": "drought", "opponent": -1}]}),
    "an aim of no event": ("phylo", {"verb": "aim", "aims": [{"event": "tea", "opponent": 0}]}),
    "an aim of a list": ("phylo", {"verb": "aim", "aims": [{"event": ["tea"], "opponent": 0}]}),
    "a seat below all": ("mating", {"verb": "sneak", "card": "red-deer-roar", "target": -1}),
    "a seat above all": ("mating", {"verb": "sneak", "card": "red-deer-roar", "target": 6}),
    "two cards called": ("clades", {"verb": "call", "cards": ["mw1b", "mw2b"], "given": None}),
    "one card called thrice": ("clades", {"verb": "call", "cards": ["mw1b"] * 3, "given": None}),
    "a list given": ("clades", {"verb": "call", "cards": ["mw1b", "mw2b", "mw3b"], "given": []}),
}  # fmt: skip


@pytest.mark.parametrize("game", ["trex", "phylo", "mating", "clades"])
async def test_odd_parts_are_refused_in_a_sentence(house: OpenHouse, game: str) -> None:
    pages = await gather(house, game, 2)
    await pages[0].done("begin")
    page = pages[0]
    await page.shown()
    sitting = house.table(page).sitting
    assert sitting.record is not None
    before = (sitting.record.text(), view_of(sitting, 0), len(await house.entries(sitting.code)))

    for what, (its_game, parts) in ODD.items():
        for kind in ("act", "why not", "what if", "advise") if its_game == game else ():
            more = {"seq": 2**50} if kind == "act" else {}
            refusal = await page.refused(kind, action=parts, **more)
            if refusal.code in ("no advice", "not asked", "no-preview") and kind != "act":
                continue
            assert refusal.code == "refused", (what, kind, refusal)
            assert refusal.sentence.endswith("."), what
            assert len(refusal.sentence) < 300, what

    after = (sitting.record.text(), view_of(sitting, 0), len(await house.entries(sitting.code)))
    assert after == before
    await page.catch_up()
    assert page.bye is None
