"""§7 Discard and draw."""

import pytest
from tests.play import random_game
from tests.spoken import each

from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    dealt,
    environment,
    events,
    flashy,
    legal,
    loaded,
    males,
    names,
    phase,
    played,
    prey,
    refusal,
    refused,
    seen,
    sneaky,
    told,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
RED, RED_TOO, BLUE, BLUE_TOO = combat("low"), combat("mid"), flashy("low"), flashy("mid")
GIFT, CACHE, ALARM = sneaky("nuptial-gift"), sneaky("food-cache"), sneaky("alarm-call")
LOW = " ".join(combat("low", place) for place in range(2, 7))
HIGH = " ".join(flashy("high", place) for place in range(1, 6))


def short_of_cards(position: Position, left: int) -> Position:
    """A copy whose deck has only this many cards left; the others lie among the open discards."""
    twin = position.clone()
    deck = twin.deck.as_list()
    twin.deck.fill(deck[len(deck) - left :])
    for card in deck[: len(deck) - left]:
        twin.discards.add(card)
    return twin


# -- §7.1 discarding -----------------------------------------------------------------------
def test_strategies_in_play_go_to_the_discard_pile_first() -> None:
    """§7.1, M28: below them lies what was played, eaten or beaten before."""
    table = scene(males=[RED, BLUE, "lunch"], discards=GIFT, window=4)
    table = after(table, "all pass")

    assert phase(table) == "discarding"
    assert seen(table).discards == (GIFT, RED, BLUE)
    assert males(table) == ["", "", ""]


def test_lost_strategies_and_sneaky_cards_lie_there_already() -> None:
    """§7.1, §3.6, §6.5, M28"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, hands=["", CACHE], males=[easy, hard], environments=HUNT)
    table = after(table, "all pass", "give up", f"sneak {CACHE}", "all pass", "all pass")

    assert seen(table).discards == (easy, CACHE)
    assert seen(after(table, "all pass")).discards == (easy, CACHE, hard)


def test_everyone_may_discard_any_cards_of_the_hand() -> None:
    """§7.1, M28: each set once, sneaky cards too; Out to Lunch is none of them (M42)."""
    table = scene(hands=[f"{RED} {BLUE} {GIFT}"], discarding=True)

    assert legal(table, 0) == [
        "keep all",
        f"discard {RED}",
        f"discard {BLUE}",
        f"discard {RED} {BLUE}",
        f"discard {GIFT}",
        f"discard {RED} {GIFT}",
        f"discard {BLUE} {GIFT}",
        f"discard {RED} {BLUE} {GIFT}",
    ]
    assert legal(table, 1) == ["keep all"]


@pytest.mark.parametrize("hand", [2, 5, 6])
def test_a_full_hand_has_every_set_of_cards(hand: int) -> None:
    """§7.1"""
    table = dealt(3, hand=hand)
    table = after(table, *["out to lunch"] * 3)

    for seat in range(3):
        assert len(set(table.legal(seat))) == 2**hand


def test_all_choose_at_the_same_time() -> None:
    """§7.1, M43"""
    table = scene(hands=[RED, BLUE, GIFT], discarding=True)
    assert table.actors() == [0, 1, 2]
    table = after(table, "3: keep all", f"1: discard {RED}")

    assert table.actors() == [1]
    assert [player.ready for player in seen(table).players] == [True, False, True]
    assert phase(table) == "discarding"
    assert phase(after(table, "2: keep all")) == "choosing"


def test_what_is_discarded_stays_secret() -> None:
    """§7.1, §1.7, M43: others see that a choice was made, and later how many cards it was."""
    table = scene(hands=[f"{RED} {GIFT}", BLUE], discarding=True)
    one, other = (after(table, f"1: discard {card}") for card in (RED, GIFT))

    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
    assert seen(one, 0).discarding == (RED,)
    assert seen(one, 0).hand == (RED, GIFT)
    ended = [after(position, "2: keep all", "3: keep all") for position in (one, other)]
    assert seen(ended[0], 0).buried == (RED,)
    for position in ended:
        assert seen(position).discards == ()
        assert [player.buried for player in seen(position).players] == [1, 0, 0]
        assert seen(position, 1).buried == ()


def test_how_many_cards_are_discarded_is_told_when_all_have_chosen() -> None:
    """§7.1, M43"""
    table = scene(hands=[f"{RED} {GIFT}", BLUE], discarding=True)
    said = ("1: keep all", f"2: discard {BLUE}", "3: keep all")

    assert "laid down" not in told(table, *said[:2])
    (laid,) = events(table, "laid down", *said)
    assert (laid.seat, laid.values["cards"], laid.audience) == (1, 1, None)
    private = [one for one in played(table, *said)[1] if one.name in ("discarded", "kept all")]
    assert [(one.name, one.audience) for one in private] == [
        ("kept all", (0,)),
        ("discarded", (1,)),
        ("kept all", (2,)),
    ]


def test_only_cards_of_ones_own_hand_are_discarded() -> None:
    """§7.1"""
    table = scene(hands=[RED, BLUE], discarding=True)

    assert refusal(table, f"1: discard {BLUE}") == ("not-in-hand", "§7.1")
    assert refusal(table, f"1: discard {RED} {BLUE}") == ("not-in-hand", "§7.1")


def test_whoever_has_chosen_waits_for_the_others() -> None:
    """§7.1"""
    table = after(scene(hands=[RED, BLUE], discarding=True), "1: keep all")

    assert refusal(table, f"1: discard {RED}") == ("already-chosen", "§7.1")
    assert legal(table, 0) == []


def test_nothing_else_is_done_meanwhile() -> None:
    """§7.1"""
    table = scene(hands=[f"{RED} {CACHE}"], discarding=True)

    for text in (f"play {RED}", "out to lunch", "pass", f"sneak {CACHE}", "escape", "accept"):
        assert refusal(table, f"1: {text}") == ("wrong-phase", "§7.1")


# -- §7.2 drawing --------------------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1, 2])
def test_all_draw_up_to_five_in_order_from_the_marker(first: int) -> None:
    """§7.2, M43"""
    hands = [" ".join(LOW.split()[:4]), " ".join(HIGH.split()[:4]), f"{RED} {BLUE} {GIFT}"]
    table = scene(hands=hands, deck=f"{RED_TOO} {BLUE_TOO} {CACHE} {ALARM}", first=first,
        discarding=True)  # fmt: skip
    drew = events(table, "drew", "1: keep all", "2: keep all", "3: keep all")

    wanted = {0: [0, 1, 2, 2], 1: [1, 2, 2, 0], 2: [2, 2, 0, 1]}
    assert [one.seat for one in drew] == wanted[first]
    assert [one.values["card"] for one in drew] == [RED_TOO, BLUE_TOO, CACHE, ALARM]


def test_whoever_discards_more_draws_more() -> None:
    """§7.2"""
    table = scene(seats=2, hands=[LOW, HIGH], discarding=True)
    gone = LOW.split()[:3]
    table = after(table, f"1: discard {' '.join(gone)}", "2: keep all")

    assert [len(hand) for hand in table.hands] == [5, 5]
    assert set(LOW.split()[3:]) < set(names(table.hands[0]))
    assert not set(gone) & set(names(table.hands[0]))
    assert names(table.hands[1]) == HIGH.split()


def test_a_full_hand_draws_nothing() -> None:
    """§7.2"""
    table = scene(seats=2, hands=[LOW, HIGH], discarding=True)

    assert "drew" not in told(table, "1: keep all", "2: keep all")


@pytest.mark.parametrize("hand", [2, 6])
def test_the_size_of_a_hand_may_be_another(hand: int) -> None:
    """§7.2, §1.3"""
    table = scene(seats=2, hands=[RED], discarding=True, hand=hand)
    table = after(table, "1: keep all", "2: keep all")

    assert [len(cards) for cards in table.hands] == [hand, hand]


def test_cards_that_are_drawn_are_for_ones_own_eyes() -> None:
    """§7.2, §1.7, M43"""
    table = scene(seats=2, hands=[LOW], discarding=True)
    drew = events(table, "drew", "1: keep all", "2: keep all")

    assert {one.audience for one in drew} == {(1,)}


def test_then_the_marker_moves_and_the_next_round_begins() -> None:
    """§7.2, §2.1"""
    table = scene(hands=[LOW, HIGH], discarding=True, first=2, round=4, turned_up=CALM)
    assert seen(table).environment == CALM
    table = after(table, "1: keep all", "2: keep all", "3: keep all")

    assert (phase(table), table.round, table.first) == ("choosing", 5, 0)
    assert seen(table).environment is None


def test_hands_have_five_cards_whenever_a_round_begins() -> None:
    """§7.2, §1.6"""
    for table in random_game(dealt(6)):
        if phase(table) == "choosing":
            assert [len(hand) for hand in table.hands] == [5] * 6


# -- §7.3 an empty deck --------------------------------------------------------------------
def test_an_empty_deck_takes_all_discards() -> None:
    """§7.3, M21: open ones and those laid face down, just now as well."""
    table = scene(seats=2, hands=[LOW, HIGH], discarding=True)
    table = short_of_cards(table, 0)
    table.buried[1].add(table.discards.draw())
    gone = LOW.split()[0]
    said = (f"1: discard {gone}", "2: keep all")

    (again,) = events(table, "reshuffled", *said)
    assert again.values["cards"] == 78 - 10 + 1
    table = after(table, *said)
    assert (len(table.discards), [len(pile) for pile in table.buried]) == (0, [0, 0])
    assert len(table.deck) == 78 - 10
    assert len(table.hands[0]) == 5


def test_the_last_cards_are_drawn_before_the_discards_are_shuffled() -> None:
    """§7.3, §7.2"""
    table = scene(seats=2, hands=[f"{RED} {BLUE} {GIFT}", HIGH], deck=RED_TOO, discarding=True)
    table = short_of_cards(table, 1)
    said = ("1: keep all", "2: keep all")

    assert [name for name in told(table, *said) if name in ("drew", "reshuffled")] == [
        "drew",
        "reshuffled",
        "drew",
    ]
    assert RED_TOO in names(after(table, *said).hands[0])


def test_a_deck_that_nobody_needs_is_not_shuffled() -> None:
    """§7.3"""
    table = short_of_cards(scene(seats=2, hands=[LOW, HIGH], discarding=True), 0)

    assert "reshuffled" not in told(table, "1: keep all", "2: keep all")


def test_strategies_of_this_round_are_shuffled_in_as_well() -> None:
    """§7.3, M28: they lie on the pile before anyone draws."""
    table = scene(seats=2, hands=[LOW, ""], males=[RED, BLUE], window=4)
    table = after(short_of_cards(table, 0), "all pass", "1: keep all", "2: keep all")

    cards = set(names(table.deck)) | set(names(table.hands[1]))
    assert {RED, BLUE} <= cards


def test_the_new_deck_is_in_another_order() -> None:
    """§7.3"""
    table = scene(seats=2, hands=[LOW, HIGH], discarding=True)
    table = short_of_cards(table, 0)
    said = (f"1: discard {LOW.split()[0]}", "2: keep all")
    decks = {tuple(after(loaded(table, dice), *said).deck.as_list()) for dice in "123456"}

    assert len(decks) == 6


def test_no_card_is_ever_lost() -> None:
    """§7.3, M21: in long games the deck is shuffled again and again."""
    for seed in range(3):
        for table in random_game(dealt(6, seed, long_life=True, environment="variable"), seed):
            if phase(table) == "choosing":
                cards = sorted(card for place in table.places() for card in place)
                assert cards == list(range(78))


def test_a_round_that_ends_the_game_has_no_discards() -> None:
    """§7.1, §8.1"""
    table = scene(males=[RED, BLUE, "lunch"], offspring=[10], window=4)
    table = after(table, "all pass")

    assert phase(table) == "over"
    assert refused(table, "1: keep all") == "over"
    assert each(table.offspring) == [10, 0, 0]
