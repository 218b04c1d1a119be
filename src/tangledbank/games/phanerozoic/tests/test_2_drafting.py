"""§2 Drafting phase."""

import pytest
from tests.play import random_game

from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import rows, scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    dealt,
    extinct_mutations,
    heard,
    legal,
    living,
    names,
    phase,
    points_for,
    refused,
    seen,
    story,
)

TEN = "aurelia eurypterus corvus sequoia magnolia cycas poaceae meganeura tiktaalik archelon"


def hands(table: Position) -> list[str]:
    """What each seat holds."""
    return [names(hand) for hand in table.hands]


def draft_order(table: Position) -> list[int]:
    """The seats that draft, one after the other."""
    order = []
    while phase(table) == "drafting":
        order.append(int(table.turn))
        table = after(table, legal(table)[0])
    return order


# -- §2.1 ----------------------------------------------------------------------------------
def test_algae_returns_with_3_when_no_plant_is_alive() -> None:
    """§2.1"""
    table = scene(animals="aurelia:2", face_up="large-5")

    assert living(after(table, "mutate aurelia with large-5")) == "algae:3 aurelia:1+large"


def test_trilobite_returns_with_1_when_no_animal_is_alive() -> None:
    """§2.1"""
    table = scene(plants="bryophyta:2", face_up="large-5")

    assert living(after(table, "mutate bryophyta with large-5")) == "bryophyta:4+large trilobita:1"


def test_both_return_to_an_empty_table() -> None:
    """§2.1"""
    table = scene(plants="algae:2", face_up="meteorite-21")

    assert rows(after(table, "play meteorite-21 on algae")) == "algae:3 trilobita:1"


def test_neither_returns_while_another_of_its_row_is_alive() -> None:
    """§2.1"""
    table = scene(plants="bryophyta:2", animals="aurelia:2", face_up="large-5")

    assert rows(after(table, "keep large-5")) == "bryophyta:4 aurelia:1 | extinct algae trilobita"


def test_nobody_returns_before_the_next_drafting_phase() -> None:
    """§2.1, ruling N19"""
    table = scene(plants="algae:2", animals="aurelia:4", face_up=("meteorite-21", "large-5"))
    struck = after(table, "play meteorite-21 on algae")

    assert rows(struck) == "aurelia:4 | extinct trilobita algae"
    assert living(after(struck, "keep large-5")) == "algae:3 aurelia:2"


def test_nobody_returns_after_the_last_round() -> None:
    """§2.1, ruling N19"""
    table = scene(plants="algae:2", face_up="meteorite-21", round=8, goals=("canopy", "open-sky"))
    end = after(table, "play meteorite-21 on algae")

    assert phase(end) == "over"
    assert rows(end) == " | extinct trilobita algae"


def test_algae_returns_without_the_mutations_it_had() -> None:
    """§2.1, rulings N19 and N42"""
    table = scene(plants="algae:2+roots-16+large-5", face_up="meteorite-21")
    returned = after(table, "play meteorite-21 on algae")

    assert living(returned) == "algae:3 trilobita:1"
    assert returned.living(returned.cards.start_plant).stars == 1


def test_the_mutations_of_a_returning_algae_stay_extinct_and_count() -> None:
    """§2.1, ruling N42"""
    table = scene(plants="algae:2+roots-16+large-5", face_up="meteorite-21")
    returned = after(table, "play meteorite-21 on algae")

    assert extinct_mutations(returned) == "roots-16 large-5"
    assert points_for("extinct roots +3", returned) == 3


def test_a_returned_trilobite_no_longer_counts_as_extinct() -> None:
    """§2.1"""
    table = scene(plants="algae:2", face_up="large-5")

    assert points_for("extinct trilobita +3", table) == 3
    assert points_for("extinct trilobita +3", after(table, "keep large-5")) == 0


# -- §2.2, §2.3 ----------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "cards"), [(1, 10), (2, 5), (3, 4), (4, 4)])
def test_everyone_draws_four_cards_with_two_players_five(seats: int, cards: int) -> None:
    """§2.2"""
    assert [hand.count for hand in dealt(seats).hands] == [cards] * seats


def test_cards_kept_from_the_last_round_are_part_of_the_hand() -> None:
    """§2.2"""
    table = scene(plants="algae", animals="trilobita", face_up="large-5", deck=TEN)

    assert hands(after(table, "keep large-5")) == [
        "large-5 aurelia eurypterus corvus sequoia",
        "magnolia cycas poaceae meganeura tiktaalik",
    ]


def test_hands_are_filled_one_after_the_other_from_the_last_starting_player() -> None:
    """§2.2, ruling N39"""
    table = scene(
        plants="algae", animals="trilobita", seats=3, start=1, turn=0, face_up="large-5",
        deck="aurelia corvus sequoia magnolia cycas",
    )  # fmt: skip

    assert hands(after(table, "mutate algae with large-5")) == [
        "",
        "aurelia corvus sequoia magnolia",
        "cycas",
    ]


def test_in_round_one_the_first_seat_draws_first() -> None:
    """§2.2, ruling N39"""
    events = heard(dealt(3), lambda table: table.deal(1859))[1]

    assert [event.seat for event in events if event.name == "filled"] == [0, 1, 2]


def test_an_empty_deck_takes_the_discard_pile_in_the_middle_of_a_hand() -> None:
    """§2.3"""
    table = scene(
        plants="algae", animals="trilobita", face_up="large-5",
        deck="roots-16 woody-9", discards=TEN,
    )  # fmt: skip
    drawn = after(table, "mutate algae with large-5")

    assert "The discard pile is shuffled and becomes the new deck: 10." in story(
        table, "mutate algae with large-5"
    )
    assert hands(drawn)[0].startswith("roots-16 woody-9 ")
    assert [hand.count for hand in drawn.hands] == [5, 5]
    assert (drawn.deck.count, drawn.discards.count) == (2, 0)


def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    """§2.3"""
    first_cards = set()
    for seed in range(10):
        table = scene(
            plants="algae", animals="trilobita", face_up="large-5",
            deck="", discards=TEN, seed=seed,
        )  # fmt: skip
        first_cards.add(hands(after(table, "mutate algae with large-5"))[0].split()[0])

    assert len(first_cards) > 3


def test_the_discard_pile_stays_while_no_card_must_be_drawn_from_an_empty_deck() -> None:
    """§2.3, ruling N38"""
    table = scene(
        plants="algae", animals="trilobita", face_up="large-5",
        deck=TEN, discards="roots-16 woody-9",
    )  # fmt: skip
    drawn = after(table, "mutate algae with large-5")

    assert drawn.deck.count == 0
    assert seen(drawn).discards == ("roots-16", "woody-9")


def test_recover_reaches_the_discard_pile_while_the_deck_is_empty() -> None:
    """§2.3, ruling N38"""
    table = scene(plants="algae", face_up="recover-6", deck="", discards="roots-16")

    assert "recover roots-16 with recover-6" in legal(table)


# -- when cards run short ------------------------------------------------------------------
def test_without_deck_and_discard_pile_players_draw_what_there_is() -> None:
    """§2.2, ruling N27"""
    table = scene(plants="algae", animals="trilobita", face_up="large-5", deck="corvus")

    assert hands(after(table, "mutate algae with large-5")) == ["corvus", ""]


def test_whoever_has_no_card_chooses_none_and_cannot_start() -> None:
    """§2.4, ruling N27"""
    table = scene(plants="algae", hands=("large-5", ""), start=1, deck="")

    assert table.actors() == [0]
    assert refused(table, 1, "choose large-5") == "no-cards"
    assert after(table, "choose large-5").start == 0


def test_with_no_card_at_all_nature_follows_at_once_and_the_starting_player_stays() -> None:
    """§2.2, ruling N27"""
    table = scene(
        plants="algae:8", animals="trilobita", seats=3, start=1, turn=0, face_up="large-5",
        deck="", round=4, goals=("canopy", "open-sky", "inner-fire"),
    )  # fmt: skip
    end = after(table, "mutate algae with large-5")

    assert living(end) == "algae:6+large trilobita:8"
    assert (phase(end), end.round, end.start) == ("over", 6, 1)


def test_a_draft_ends_when_the_pool_is_empty() -> None:
    """§2.7, ruling N27"""
    table = scene(plants="algae", hands=("large-5 corvus", "roots-16"), deck="")
    chosen = after(table, "1: choose large-5", "2: choose roots-16")

    assert (phase(chosen), chosen.turn) == ("drafting", 1)
    assert phase(after(chosen, "draft corvus")) == "acting"


# -- §2.4 ----------------------------------------------------------------------------------
def test_all_players_choose_at_the_same_time_in_any_order() -> None:
    """§2.4"""
    table = scene(plants="algae", seats=3, hands=("large-5 corvus", "roots-16", "woody-9"))

    assert table.actors() == [0, 1, 2]
    assert after(table, "3: choose woody-9").actors() == [0, 1]
    assert legal(table, 0) == ["choose large-5", "choose corvus"]


def test_a_chosen_card_lies_face_down() -> None:
    """§2.4"""
    table = scene(plants="algae", hands=("large-5 corvus", "roots-16"))
    one, other = after(table, "1: choose large-5"), after(table, "1: choose corvus")

    assert seen(one, 0).chosen == "large-5"
    assert seen(one, 1) == seen(other, 1)
    assert seen(one) == seen(other)


def test_nobody_chooses_twice_or_from_another_hand() -> None:
    """§2.4"""
    table = scene(plants="algae", hands=("large-5 corvus", "roots-16"))

    assert refused(table, 0, "choose roots-16") == "not-in-hand"
    assert refused(after(table, "1: choose corvus"), 0, "choose large-5") == "already-chosen"


# -- §2.5, §2.6 ----------------------------------------------------------------------------
def test_the_chosen_cards_are_revealed_together() -> None:
    """§2.5"""
    table = scene(plants="algae", hands=("large-5 corvus", "roots-16 sequoia"))
    half = after(table, "1: choose large-5")
    both = after(half, "2: choose roots-16")

    assert [one.face_up for one in seen(half).players] == [(), ()]
    assert [one.face_up for one in seen(both).players] == [("large-5",), ("roots-16",)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_the_highest_location_number_starts_wherever_it_sits(order: tuple[int, ...]) -> None:
    """§2.5, ruling N21"""
    cards = ["recover-6 corvus", "ideal-conditions-74 aurelia", "sequoia magnolia"]
    table = scene(plants="algae", seats=3, hands=[cards[place] for place in order])
    chosen = after(table, *(f"choose {cards[place].split()[0]}" for place in order))

    assert chosen.start == order.index(1)


def test_only_the_chosen_card_decides_who_starts() -> None:
    """§2.5"""
    table = scene(plants="algae", hands=("ideal-conditions-74 recover-6", "roots-16"))

    assert after(table, "1: choose recover-6", "2: choose roots-16").start == 1


def test_no_two_cards_can_tie_for_the_start() -> None:
    """§2.5, ruling N21"""
    table = dealt()
    locations = [table.cards.location[card] for card in table.cards.deck]

    assert len(set(locations)) == len(locations)


def test_the_cards_not_chosen_are_one_pool_for_all_to_see() -> None:
    """§2.6"""
    table = scene(plants="algae", hands=("large-5 corvus", "roots-16 sequoia"))
    chosen = after(table, "1: choose large-5", "2: choose roots-16")

    assert [set(seen(chosen, seat).pool) for seat in (0, 1, None)] == [{"corvus", "sequoia"}] * 3
    assert hands(chosen) == ["", ""]


def test_a_kept_card_that_is_not_chosen_goes_to_the_pool() -> None:
    """§2.6, ruling N40"""
    table = scene(plants="algae", kept="corvus", hands=("large-5", "roots-16"))
    chosen = after(table, "1: choose large-5", "2: choose roots-16")

    assert seen(chosen).pool == ("corvus",)


def test_everyone_knows_in_which_hand_a_kept_card_is() -> None:
    """§2.6, ruling N40"""
    table = scene(plants="algae", animals="trilobita", face_up="large-5", deck=TEN)
    drawn = after(table, "keep large-5")

    assert [seen(drawn, seat).players[0].kept for seat in (0, 1, None)] == [("large-5",)] * 3
    assert "aurelia" not in str(seen(drawn, 1))


# -- §2.7, §2.8 ----------------------------------------------------------------------------
def test_the_printed_example_of_a_draft() -> None:
    """§2.5, §2.7, ruling N36: Bob's 16 against Eve's 22, then Eve one, Bob two, Eve one."""
    bob, eve = "roots-16 corvus sequoia aurelia cycas", "cicada magnolia poaceae woody-9 large-5"
    table = scene(plants="algae", animals="trilobita", hands=(bob, eve))
    drafted = after(table, "1: choose roots-16", "2: choose cicada")

    assert drafted.start == 1
    assert draft_order(drafted) == [1, 0, 0, 1]
    drafted = after(drafted, "2: draft corvus", "1: draft magnolia", "1: draft cycas")
    drafted = after(drafted, "2: draft large-5")
    assert seen(drafted).players[0].face_up == ("roots-16", "magnolia", "cycas")
    assert seen(drafted).players[1].face_up == ("magicicada", "corvus", "large-5")
    assert set(seen(drafted).discards) == {"sequoia", "aurelia", "poaceae", "woody-9"}


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [1, 0, 0, 1]), (3, [1, 2, 0, 0, 2, 1]), (4, [1, 2, 3, 0, 0, 3, 2, 1])],
)
def test_the_draft_runs_clockwise_and_back_again(seats: int, order: list[int]) -> None:
    """§2.7, ruling N36"""
    table = scene(plants="algae", seats=seats, start=1, face_up=["large-5", "large-18", "large-30",
        "large-43"][:seats], pool=TEN)  # fmt: skip

    assert draft_order(table) == order


def test_only_whoever_is_to_draft_drafts_and_only_from_the_pool() -> None:
    """§2.7"""
    table = scene(plants="algae", face_up=("large-5", "roots-16"), pool="corvus sequoia")

    assert legal(table, 0) == ["draft sequoia", "draft corvus"]
    assert legal(table, 1) == []
    assert refused(table, 1, "draft corvus") == "not-your-turn"
    assert refused(table, 0, "draft large-5") == "not-in-pool"


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 3), (4, 4)])
def test_what_is_left_of_the_pool_goes_to_the_discard_pile(seats: int, left: int) -> None:
    """§2.8"""
    table = next(table for table in random_game(dealt(seats)) if phase(table) == "acting")

    assert [cards.count for cards in table.face_up] == [3] * seats
    assert (table.pool.count, table.discards.count) == (0, left)


def test_what_the_draft_leaves_over_gives_no_bonus() -> None:
    """§2.8, §3.3, ruling N24"""
    table = scene(plants="algae:2", animals="trilobita", pool="corvus sequoia wattieza",
        face_up=("large-5 woody-9", "roots-16 cycas"), start=1)  # fmt: skip
    ended = after(table, "1: draft corvus", "2: draft sequoia")

    assert living(ended) == "algae:2 trilobita:1"
    assert seen(ended).discards == ("wattieza",)
