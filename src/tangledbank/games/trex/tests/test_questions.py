"""Every question: what answers it, and that nothing else does; no refusal names what is hidden."""

import pytest
from tests.play import random_game

from tangledbank.core.advance import advance
from tangledbank.core.errors import IllegalAction
from tangledbank.core.rng import seeded
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules.actions import PASS, PLAY_DOWN, RELOCATE, encode
from tangledbank.games.trex.rules.phases import QUESTIONS
from tangledbank.games.trex.tests.questions import (
    LEVEL,
    MANY,
    PLACES,
    QUEUE,
    SOUP,
    TOPPER,
    TUBA,
    asking,
)
from tangledbank.games.trex.tests.steady import changed, dealt, scene
from tangledbank.games.trex.tests.words import (
    legal,
    play,
    question,
    refusal,
    seen,
)

NOW = {
    "hand": ("§1.4", "Now both keep their first hand, or take another."),
    "order": ("§2.3", "Now the First Move holder says which Prehistoric card acts next."),
    "ice": ("§2.9", "Now the First Move holder chooses an open spot."),
    "tar": ("§2.10", "Now the First Move holder chooses an open spot."),
    "meteor": ("§2.5", "Now both discard a card of the hand."),
    "gift": ("§2.13", "Now the player with more cards gives one away."),
    "trade": ("§6.2", "Now the holder of Rexonomics may trade."),
    "play": ("§3.2", "Now a card is played, or a player passes."),
    "use": ("§4.5", "Now a revealed card's effect is used, or left."),
    "peek": ("§7.1", "Now a hidden card is looked at, or not."),
    "flip": ("§7.2", "Now a hidden card is turned up, or not."),
    "shift": ("§7.3", "Now a player moves a card of their own side, or not."),
    "shove": ("§7.4", "Now a shown card of the rival is moved, or not."),
    "recall": ("§7.6", "Now a played card is taken back, or not."),
    "discard": ("§7.8", "Now a card of the hand is discarded, or not."),
    "discard too": ("§7.8", "Now the rival discards a card, too."),
    "give": ("§7.9", "Now a card is given to the rival, or not."),
    "exchange": ("§7.10", "Now both choose a card to swap."),
    "relocate": ("§7.13", "Now two open spot cards change places, or not."),
    "limit": ("§1.9", "Now a player discards down to the hand limit."),
    "sequence": ("§5.3", "Now the First Move holder says which text acts next."),
    "top": ("§10.3", "Now one of several top cards is chosen."),
    "spend": ("§9.6", "Now the winner discards a card used there."),
    "barter": ("§9.7", "Now the loser may exchange a card for the top discard."),
    "sell": ("§9.11", "Now the winner may give the card away for Rexonomics."),
}
BOTH = ("hand", "meteor", "exchange")
ANSWERS = {
    "hand": "keep", "order": "first", "ice": "choose", "tar": "choose", "meteor": "discard",
    "gift": "give", "trade": "no trade/trade", "play": "pass/play", "use": "leave it/use it",
    "peek": "leave it/look at", "flip": "leave it/turn up", "shift": "leave it/move",
    "shove": "leave it/shove", "recall": "leave it/take back", "discard": "leave it/discard",
    "discard too": "discard", "give": "leave it/give", "exchange": "swap",
    "relocate": "leave it/relocate", "limit": "discard", "sequence": "first", "top": "disregard",
    "spend": "discard", "barter": "leave it/swap", "sell": "leave it/sell it",
}  # fmt: skip
EVERY_FORM = [
    "keep", "redraw", "first the-crash", "choose 1", f"discard {QUEUE}", f"give {QUEUE}",
    f"trade {QUEUE} for 1", "no trade", f"play {QUEUE} at 1 down", f"play {QUEUE} at 1 open",
    "pass", "use it", "leave it", "look at 1", "turn up 1", f"move {TUBA} to 1",
    f"shove {TOPPER} to 1", f"take back {TUBA}", f"swap {QUEUE}", "relocate 1 and 2",
    f"disregard {TUBA}", "sell it",
]  # fmt: skip


@pytest.mark.parametrize("name", QUESTIONS[1:])
def test_a_question_is_asked_and_has_its_own_answers(name: str) -> None:
    """§1.4, §1.9, §2, §3.2, §4.5, §5.3, §6.2, §7, §9.6, §9.7, §9.11, §10.3"""
    table = asking(name)
    who = "both" if name in BOTH else "1"

    assert question(table) == f"{who} {name}"
    assert seen(table).question.kind == name  # type: ignore[union-attr]
    forms = ANSWERS[name].split("/")
    texts = legal(table, 0)
    assert texts
    assert all(any(text.startswith(form) for form in forms) for text in texts)
    assert all(any(text.startswith(form) for text in texts) for form in forms)


@pytest.mark.parametrize("name", QUESTIONS[1:])
def test_all_other_forms_are_refused_with_what_is_asked_now(name: str) -> None:
    """§1.4, §1.9, §2, §3.2, §4.5, §5.3, §6.2, §7, §9.6, §9.7, §9.11, §10.3"""
    table = asking(name)
    forms = ANSWERS[name].split("/")
    if name == "hand":
        forms.append("redraw")
    others = [text for text in EVERY_FORM if not any(text.startswith(form) for form in forms)]

    assert len(others) >= 18
    for text in others:
        why = refusal(table, f"1: {text}")
        assert (why.code, why.section, why.sentence) == ("not-now", *NOW[name])


@pytest.mark.parametrize("name", [name for name in QUESTIONS[1:] if name not in BOTH])
def test_the_other_seat_is_not_asked(name: str) -> None:
    """§3.2, §6.1"""
    table = asking(name)

    assert table.legal(1) == []
    for text in legal(table, 0)[:3]:
        why = refusal(table, f"2: {text}")
        assert (why.code, why.section) == ("not-your-turn", NOW[name][0])


def test_the_card_that_asks_and_its_spot_are_known_to_everyone() -> None:
    """§4.3"""
    for name in ("peek", "give", "exchange", "use"):
        for viewer in (0, 1, None):
            asked = seen(asking(name), viewer).question
            assert asked is not None
            assert (asked.card, asked.spot) == (QUEUE, 1)
    asked = seen(asking("discard too")).question
    assert asked is not None
    assert (asked.kind, asked.card) == ("discard too", QUEUE)


# -- what is no action at all --------------------------------------------------------------
@pytest.mark.parametrize(
    "number",
    [0, 1, int(encode(PASS)) + 1, int(encode(99)), int(encode(PLAY_DOWN, 110, 1)),
     int(encode(RELOCATE, spot=2, other=1)), 2**31 - 1],
)  # fmt: skip
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    for name in ("play", "relocate", "hand"):
        with pytest.raises(IllegalAction) as refused:
            advance(asking(name), 0, number)
        assert refused.value.refusal.code == "no-such-action"
        assert refused.value.refusal.sentence == (
            f"The number {number} is no action of The T-Rex Game."
        )


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_a_seat_that_is_not_there_is_asked_nothing(seat: int) -> None:
    """§1.1"""
    table = asking("play")

    assert table.legal(seat) == []
    why = table.why_not(seat, GAME.parse("pass"))
    assert why is not None
    assert (why.code, why.sentence) == ("no-such-seat", "This table has seats 1 to 2 only.")
    with pytest.raises(ValueError, match="no seat"):
        table.view(seat)


# -- refused and legal are opposites -------------------------------------------------------
@pytest.mark.parametrize("seed", range(5))
def test_there_is_a_reason_exactly_for_what_is_not_legal(seed: int) -> None:
    """In whole games, whatever is asked, for actions that were legal at some time."""
    rng = seeded(seed)
    met = [GAME.parse(text) for text in EVERY_FORM]
    for table in random_game(dealt(seed, rounds=4)):
        for seat in table.actors() or [0]:
            may = set(table.legal(seat))
            for _try in range(12):
                action = met[rng.below(len(met))]
                why = table.why_not(seat, action)
                assert (why is None) == (action in may)
                assert why is None or why.sentence.endswith(".")
            met += list(may)[:4]


# -- nothing hidden is named ---------------------------------------------------------------
def test_a_refusal_tells_nothing_about_the_cards_of_the_rival() -> None:
    """§1.10: who holds a card, whether it lies there hidden, or nowhere"""
    game = changed(f"{QUEUE} reveal=shove", f"{LEVEL} reveal=shift")
    tables = [
        scene(spots=f"{PLACES[0]} {PLACES[1]}", hands=[f"{QUEUE} {LEVEL}", hand],
              sides=["", f"{side} {MANY[0]}+"], game=game)
        for hand, side in ((SOUP, TUBA), (TUBA, SOUP), (f"{SOUP}", "how-de-do@jurassic"))
    ]  # fmt: skip
    texts = [f"play {TUBA} at 1 down", f"play {SOUP} at 2 open", f"discard {TUBA}"]
    for text in texts:
        assert len({refusal(table, text) for table in tables}) == 1

    shoving = [play(table, f"play {QUEUE} at 1 open") for table in tables]
    for name in (TUBA, SOUP, "how-de-do", TOPPER):
        for spot in (1, 2):
            assert len({refusal(table, f"shove {name} to {spot}") for table in shoving}) == 1
