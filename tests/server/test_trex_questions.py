"""The T-Rex Game at a table: every question is asked of its seat alone."""

import re
from typing import Any

import pytest

from tangledbank.games.trex.rules.phases import QUESTIONS
from tangledbank.games.trex.tests.words import all_cards, place, prehistoric
from tangledbank.games.trex.tests.words import card as pick
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    Script,
    act,
    follow,
)
from tests.server.seen import are_level
from tests.server.trex import (
    ANA,
    ANA_HAS,
    BEN,
    BEN_HAS,
    EYE,
    FIRST,
    NO_EYES,
    PLAIN,
    TWO_SPOTS,
    WATCHER,
    laying,
    period_of,
    set_scene,
    sit,
)

pytestmark = pytest.mark.once

DISREGARDS = [pick(number, text="disregard-top") for number in (1, 2)]
LEVEL = next(
    pair
    for footprints in range(1, 9)
    if len(pair := [one for one in all_cards(footprints=footprints) if one not in BEN_HAS][:2]) == 2
)
SOLD = pick(spot="winner-sells", plain=False)
WON, WON_TOO, LAST = *NO_EYES[FIRST][:2], BEN_HAS.split()[-1]
BOTH_HAVE = {"hands": [ANA_HAS, BEN_HAS], "first": BEN}


def early(effect: str) -> dict[str, Any]:
    """A Prehistoric card acts."""
    return {**BOTH_HAVE, "phase": "prehistoric", "spots": f"{prehistoric(effect)} {TWO_SPOTS}"}


def late(spot: str, mine: str, theirs: str = "") -> dict[str, Any]:
    """A spot is resolved; both hold two cards."""
    return {"phase": "resolving", "first": BEN, "spots": f"{spot} {TWO_SPOTS}",
            "sides": [theirs, mine], "discards": NO_EYES["jurassic"][0],
            "hands": [f"{EYE['peek']} {EYE['shove']}", f"{EYE['flip']} {LAST}"]}  # fmt: skip


def at_an_eye(effect: str) -> dict[str, Any]:
    """Ben is about to reveal an eye; at that spot Ana has a hidden and a shown card."""
    return {"hands": [f"{EYE['find-card']} {EYE['encore']}", f"{EYE[effect]} {LAST} {WON_TOO}"],
            "sides": [f"{LEVEL[0]} {LEVEL[1]}+", f" / {WON}"],
            "first": BEN, "period": period_of(effect)}  # fmt: skip


def eye_asks(effect: str, answer: str) -> tuple[dict[str, Any], Script, str]:
    """What a revealed eye asks."""
    return at_an_eye(effect), [(BEN, f"play {EYE[effect]} at 1 open")], answer


# In which scene, after what, and Ben's answer; or Ana's, if she is asked.
ASKED: dict[str, tuple[dict[str, Any], Script, str]] = {
    "order": ({**early("meteor"),
               "spots": f"{prehistoric('meteor')} {prehistoric('swap-meet')} {TWO_SPOTS}"},
              [], f"first {prehistoric('swap-meet')}"),
    "ice": (early("ice"), [], "choose 2"),
    "tar": (early("tar"), [], "choose 3"),
    "meteor": (early("meteor"), [], f"discard {LAST}"),
    "gift": (early("gift"), [], f"give {LAST}"),
    "trade": ({**BOTH_HAVE, "phase": "trading", "spots": f"{LEVEL[0]} {TWO_SPOTS}",
               "hands": [ANA_HAS, f"{LAST} {WON}"]}, [], f"trade {LAST} for 1"),
    "play": (laying(), [], "play how-de-do at 2 down"),
    "use": ({**at_an_eye("encore"), "hands": [EYE["peek"], EYE["encore"]],
             "spots": f"{place(spot='must-reveal')} {TWO_SPOTS}"},
            [(BEN, f"play {EYE['encore']} at 1 open")], "use it"),
    "peek": eye_asks("peek", "look at 1"),
    "flip": eye_asks("flip", "turn up 1"),
    "shift": eye_asks("shift", f"move {WON} to 1"),
    "shove": eye_asks("shove", f"shove {LEVEL[1]} to 2"),
    "recall": eye_asks("recall", f"take back {WON}"),
    "discard": eye_asks("discard", f"discard {LAST}"),
    "discard too": (at_an_eye("discard"),
                    [(BEN, f"play {EYE['discard']} at 1 open"), (BEN, f"discard {LAST}")],
                    f"discard {EYE['encore']}"),
    "give": eye_asks("give", f"give {LAST}"),
    "exchange": eye_asks("exchange", f"swap {LAST}"),
    "relocate": eye_asks("relocate", "relocate 1 and 3"),
    "limit": ({**laying(), "hands": [EYE["peek"], BEN_HAS], "limit": 8}, [], f"discard {LAST}"),
    "sequence": (late(PLAIN[3], DISREGARDS[0], f"{DISREGARDS[1]} {LEVEL[0]}"),
                 [], f"first {DISREGARDS[0]}"),
    "top": (late(PLAIN[3], DISREGARDS[0], " ".join(LEVEL)), [], f"disregard {LEVEL[1]}"),
    "spend": (late(place(spot="winner-discards"), f"{WON} {LEVEL[1]}"), [], f"discard {LEVEL[1]}"),
    "barter": (late(place(spot="loser-barters"), "", WON), [], f"swap {LAST}"),
    "sell": (late(SOLD, WON), [], "sell it"),
}  # fmt: skip


def test_every_question_is_among_them() -> None:
    assert {*ASKED, "hand"} == {*QUESTIONS[1:]}


@pytest.mark.parametrize("kind", ASKED)
async def test_every_question_is_asked_of_its_seat_alone_and_answered(
    house: OpenHouse, kind: str
) -> None:
    """§2, §3, §5, §7, §9"""
    words, script, answer = ASKED[kind]
    seats = {"discard too": [ANA], "meteor": [ANA, BEN], "exchange": [ANA, BEN]}.get(kind, [BEN])
    pages = await sit(house)
    await set_scene(house, pages, **words)
    await follow(pages, script)
    frames = [page.frames[-1] for page in pages]
    assert frames[WATCHER].view["question"]["kind"] == kind
    assert frames[WATCHER].view["actors"] == seats

    for seat, frame in enumerate(frames):
        assert (len(frame.legal) > 1) == (seat in seats)
        assert len(frame.offers) == len(frame.legal)
        assert not any(re.search(r"[Ss]eat \d", offer) for offer in frame.offers)
        assert all(frame.offers)
        if seat not in (*seats, WATCHER):
            refusal = await pages[seat].refused("act", action=answer, seq=frame.seq)
            assert refusal.code == "not-your-turn"
    await act(pages, seats[-1], answer)
    for seat in seats[:-1]:
        await act(pages, seat, pages[seat].frames[-1].legal[0])

    after = [page.frames[-1] for page in pages]
    assert (after[WATCHER].view["question"] == frames[WATCHER].view["question"]) == (kind == "play")
    assert are_level(house, *pages)
    assert after[WATCHER].view != frames[WATCHER].view
