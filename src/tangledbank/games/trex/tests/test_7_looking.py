"""§7.1, §7.2 Peek and flip."""

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    card_named,
    scene,
)
from tangledbank.games.trex.tests.words import (
    asker,
    events,
    held,
    laid_seen,
    legal,
    play,
    played,
    question,
    refusal,
    seen,
    side,
    told,
)

PLACES = " ".join(all_places()[:3])
PEEKS, FLIPS = all_cards(reveal="peek"), all_cards(reveal="flip")
PEEK, FLIP = PEEKS[0], FLIPS[0]  # both of Finely Balanced
FOUR = card(footprints=4, icon="hat")
THREE = card(period="jurassic", footprints=3, icon="book")
ENCORE = card(period="free", reveal="encore")
TWO_HIDDEN = f"{ENCORE} {THREE}+ how-de-do@jurassic / {FOUR}"


def revealed(id: str, rival: str = TWO_HIDDEN, **words: object) -> Position:
    """The card was revealed at the first spot by the first seat; the rival's side is given."""
    period = card_named(id).period
    table = scene(spots=PLACES, hands=id, sides=["", rival], period=period, **words)
    return play(table, f"play {id} at 1 open")


@pytest.mark.parametrize("peek", PEEKS)
def test_a_peek_offers_the_rivals_hidden_cards_here(peek: str) -> None:
    """§7.1, §4.5: by their place on the side; neither shown ones nor those of other spots."""
    table = revealed(peek)

    assert (question(table), asker(table)) == ("1 peek", peek)
    assert legal(table) == ["leave it", "look at 1", "look at 3"]
    assert refusal(table, "look at 2").code == "not-hidden"
    assert refusal(table, "look at 4").code == "not-hidden"


def test_only_the_player_who_looks_sees_the_card() -> None:
    """§7.1"""
    table = play(revealed(PEEK), "look at 1")

    assert [one.card for one in laid_seen(table, 1, seat=0)] == [ENCORE, THREE, ""]
    assert [one.card for one in laid_seen(table, 1, seat=None)] == ["", THREE, ""]
    assert [one.peeked for one in laid_seen(table, 1, seat=0)] == [True, False, False]
    assert [one.peeked for one in laid_seen(table, 1, seat=1)] == [True, False, False]
    assert [one.peeked for one in laid_seen(table, 1, seat=None)] == [False, False, False]
    assert side(table, 1, 1) == [ENCORE, f"{THREE}+", "how-de-do"]


def test_a_look_is_told_to_all_and_the_card_to_one() -> None:
    """§7.1"""
    table = revealed(PEEK)
    _after, found = played(table, "look at 3")

    assert [(one.name, one.seat, one.audience) for one in found[:2]] == [
        ("peeked", 0, None), ("saw", 0, (0,)),
    ]  # fmt: skip
    assert found[0].values == {"spot": 0, "number": 3}
    assert found[1].values == {"card": "how-de-do", "spot": 0, "number": 3}


def test_a_look_may_be_left_and_nothing_is_known() -> None:
    """§7.1, §4.5"""
    table = revealed(PEEK)
    after = play(table, "leave it")

    assert [one.card for one in laid_seen(after, 1, seat=0)] == ["", THREE, ""]
    (event,) = events(table, "left", "leave it")
    assert event.values == {"card": PEEK}


def test_a_card_that_was_looked_at_stays_known_when_it_comes_back_to_the_hand() -> None:
    """§7.1, §7.6"""
    recall = card(reveal="recall", period="finely-balanced")
    table = scene(
        spots=PLACES, hands=[PEEK, f"{recall} {FOUR}"], sides=["", THREE], plays=(1, 1), first=0
    )
    table = play(table, f"play {PEEK} at 1 open", "look at 1")
    back = play(table, f"play {recall} at 2 open", f"take back {THREE}")

    assert THREE in held(back, 1)
    assert seen(back, 0).players[1].known == (THREE,)
    assert seen(back, 1).players[1].known == (THREE,)
    assert seen(back, None).players[1].known == ()


def test_a_card_that_was_looked_at_is_laid_down_again_unseen() -> None:
    """§7.1, §4.1: in a later round it could be any of those that are known."""
    table = scene(
        spots=PLACES, hands=[PEEK, ""], sides=["", THREE], deck=" ".join(all_places()[3:7])
    )
    table = play(table, f"play {PEEK} at 1 open", "look at 1")
    lay = f"play {THREE} at 1 down"
    while table.round == 1 or lay not in legal(table):
        table = play(table, "pass")
    table = play(table, lay)

    (laid,) = laid_seen(table, 1, seat=0)
    assert (laid.card, laid.peeked) == ("", False)
    assert seen(table, 0).players[1].known == (THREE,)


def test_a_peeked_card_lies_known_and_is_not_named_a_second_time() -> None:
    """§7.1: it is seen on the side, so that it is not among those out of sight."""
    table = play(revealed(PEEK), "look at 1")

    assert seen(table, 0).players[1].known == ()
    assert ENCORE not in seen(table, 0).own.unseen  # type: ignore[union-attr]


@pytest.mark.parametrize("flip", FLIPS)
def test_a_flip_turns_a_hidden_card_up_for_everyone(flip: str) -> None:
    """§7.2"""
    table = revealed(flip)

    assert (question(table), legal(table)) == ("1 flip", ["leave it", "turn up 1", "turn up 3"])
    after = play(table, "turn up 1")
    assert side(after, 1, 1) == [f"{ENCORE}+", f"{THREE}+", "how-de-do"]
    assert [one.card for one in laid_seen(after, 1, seat=None)] == [ENCORE, THREE, ""]
    (event,) = events(table, "flipped", "turn up 1")
    assert (event.seat, event.audience) == (1, None)
    assert event.values == {"card": ENCORE, "spot": 0, "number": 1}


def test_the_effect_of_a_card_that_is_turned_up_does_not_happen() -> None:
    """§7.2, §4.3: no further play for the rival."""
    table = revealed(FLIP)

    assert "encore" not in told(table, "turn up 1")
    assert play(table, "turn up 1").plays[1] == table.plays[1] == 2


def test_a_how_de_do_may_be_turned_up() -> None:
    """§7.2, §3.5: it stays where it is."""
    table = play(revealed(FLIP), "turn up 3")

    assert side(table, 1, 1)[2] == "how-de-do+"
    assert refusal(revealed(FLIP), "turn up 2").section == "§7.2"


def test_a_flip_may_be_left() -> None:
    """§7.2, §4.5"""
    assert side(play(revealed(FLIP), "leave it"), 1, 1) == [ENCORE, f"{THREE}+", "how-de-do"]


@pytest.mark.parametrize("looks", [PEEK, FLIP])
def test_with_nothing_hidden_here_nobody_is_asked(looks: str) -> None:
    """§7.1, §7.2, §10.10"""
    for rival in ("", f"{THREE}+", f"/ {FOUR}"):
        table = scene(spots=PLACES, hands=looks, sides=["", rival])

        assert question(play(table, f"play {looks} at 1 open")) == "2 play"
        (event,) = events(table, "nothing", f"play {looks} at 1 open")
        assert event.values == {"card": looks}


@pytest.mark.parametrize("looks", [PEEK, FLIP])
def test_ones_own_hidden_cards_are_not_meant(looks: str) -> None:
    """§7.1, §7.2"""
    table = scene(spots=PLACES, hands=looks, sides=[f"{FOUR} how-de-do", ""])

    assert question(play(table, f"play {looks} at 1 open")) == "2 play"


@pytest.mark.parametrize("looks", [PEEK, FLIP])
def test_laid_down_it_does_nothing(looks: str) -> None:
    """§7.1, §7.2, §4.5"""
    table = scene(spots=PLACES, hands=looks, sides=["", TWO_HIDDEN])

    assert question(play(table, f"play {looks} at 1 down")) == "2 play"


def test_the_second_seat_looks_at_the_first() -> None:
    """§7.1, §7.2"""
    for looks, text in ((PEEK, "look at 1"), (FLIP, "turn up 1")):
        table = scene(spots=PLACES, hands=["", looks], sides=[FOUR, THREE], turn=1)
        table = play(table, f"play {looks} at 1 open")

        assert legal(table) == ["leave it", text]
        assert [one.card for one in laid_seen(play(table, text), 0, seat=1)] == [FOUR]


def test_a_look_does_not_count_as_a_turn() -> None:
    """§3.2, §7.1: then the rival plays."""
    assert question(play(revealed(PEEK), "look at 1")) == "2 play"
