"""§3 Action phase."""

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.games.phanerozoic.position import Position
from tangledbank.games.phanerozoic.scenes import rows, scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    after_nature,
    extinct_mutations,
    legal,
    living,
    names,
    phase,
    refused,
    seen,
    story,
)

LATER = "recover-62"  # lies before seat 2, so that the action phase goes on


def stars(table: Position, species: str) -> int:
    """The size of a living species."""
    return int(table.living(table.cards.number_of[species]).stars)


# -- §3.1 ----------------------------------------------------------------------------------
def test_players_take_turns_from_the_starting_player_until_no_card_is_face_up() -> None:
    """§3.1, ruling N23"""
    table = scene(plants="algae", animals="trilobita", seats=3, start=1,
        face_up=("large-5", "roots-16 woody-9 cycas", "corvus"))  # fmt: skip
    turns = []
    while phase(table) == "acting":
        turns.append(int(table.turn))
        table = after(table, legal(table)[0])

    assert turns == [1, 2, 0, 1, 1]
    assert (phase(table), table.round) == ("choosing", 2)


def test_a_card_is_kept_discarded_or_played() -> None:
    """§3.1"""
    table = scene(plants="algae bryophyta", animals="trilobita", face_up="roots-16 ideal-conditions-1")

    assert legal(table) == [
        "keep roots-16",
        "discard roots-16",
        "mutate algae with roots-16",
        "mutate bryophyta with roots-16",
        "mutate trilobita with roots-16",
        "keep ideal-conditions-1",
        "discard ideal-conditions-1",
        "play ideal-conditions-1 on algae",
        "play ideal-conditions-1 on bryophyta",
        "play ideal-conditions-1 on trilobita",
    ]


def test_the_action_is_compulsory() -> None:
    """§3.1, ruling N23"""
    table = scene(plants="algae", face_up=("corvus", LATER))

    assert legal(table) == ["keep corvus", "discard corvus"]
    with pytest.raises(BadNotation):
        after(table, "pass")


def test_nobody_acts_out_of_turn_or_with_a_card_that_is_not_face_up() -> None:
    """§3.1"""
    table = scene(plants="algae", face_up=("corvus", LATER), discards="roots-16")

    assert refused(table, 1, "keep recover-62") == "not-your-turn"
    assert refused(table, 0, "keep recover-62") == "not-face-up"
    assert refused(table, 0, "mutate algae with roots-16") == "not-face-up"


def test_a_starting_player_without_a_face_up_card_is_passed_over() -> None:
    """§3.1, ruling N23"""
    table = scene(plants="algae", seats=3, hands=("", "", "corvus"), deck="")

    assert after(table, "3: choose corvus").turn == 2


# -- §3.2 ----------------------------------------------------------------------------------
def test_a_kept_card_is_out_of_the_action_phase() -> None:
    """§3.2, ruling N22"""
    table = scene(plants="algae", face_up=("roots-16 corvus", LATER))
    kept = after(table, "keep roots-16", "keep recover-62")

    assert seen(kept).players[0].face_up == ("corvus",)
    assert refused(kept, 0, "mutate algae with roots-16") == "not-face-up"


def test_a_kept_card_belongs_to_the_hand_of_the_next_round() -> None:
    """§3.2, ruling N22"""
    table = scene(plants="algae", animals="trilobita", face_up="roots-16 corvus cycas")
    hand = names(after(table, "keep roots-16", "keep corvus", "keep cycas").hands[0]).split()

    assert hand[:3] == ["roots-16", "corvus", "cycas"]
    assert len(hand) == 5


def test_a_card_kept_in_the_last_round_is_worth_nothing() -> None:
    """§3.2, ruling N22"""
    table = scene(plants="algae", animals="trilobita", face_up="woody-9", round=8,
        goals=("canopy", "open-sky"))  # fmt: skip

    assert after(table, "keep woody-9").points(0) == 0
    assert after(table, "mutate algae with woody-9").points(0) == 2


# -- §3.3 ----------------------------------------------------------------------------------
def test_a_discarded_species_may_raise_one_of_the_row_that_its_corner_shows() -> None:
    """§3.3"""
    table = scene(plants="algae:2", animals="trilobita", face_up=("wattieza", LATER))

    assert legal(table) == ["keep wattieza", "discard wattieza", "discard wattieza for algae"]
    assert living(after(table, "discard wattieza for algae")) == "algae:4 trilobita:1"
    assert refused(table, 0, "discard wattieza for trilobita") == "other-row"


def test_a_large_species_may_raise_either_row() -> None:
    """§3.3"""
    table = scene(plants="algae:2", animals="trilobita:2", face_up=("sequoia", LATER))

    assert living(after(table, "discard sequoia for algae")) == "algae:3 trilobita:2"
    assert living(after(table, "discard sequoia for trilobita")) == "algae:2 trilobita:3"


def test_the_bonus_is_a_free_choice() -> None:
    """§3.3"""
    table = scene(plants="algae:2", face_up=("wattieza", LATER))
    discarded = after(table, "discard wattieza")

    assert living(discarded) == "algae:2"
    assert seen(discarded).discards == ("wattieza",)


def test_mutations_and_events_have_no_bonus() -> None:
    """§3.3, ruling N24"""
    table = scene(plants="algae:2", face_up=("roots-16 ideal-conditions-1", LATER))

    assert refused(table, 0, "discard roots-16 for algae") == "no-bonus"
    assert refused(table, 0, "discard ideal-conditions-1 for algae") == "no-bonus"
    assert living(after(table, "discard ideal-conditions-1")) == "algae:2"


def test_a_bonus_raises_nobody_above_the_limit() -> None:
    """§3.3, ruling N24"""
    table = scene(plants="algae:7", face_up=("wattieza", LATER))

    assert living(after(table, "discard wattieza for algae")) == "algae:8"


@pytest.mark.parametrize(
    "action", ["discard wattieza for algae", "play ideal-conditions-1 on algae"]
)
def test_a_species_at_the_limit_may_be_raised_and_nothing_changes(action: str) -> None:
    """§3.3, §3.7, ruling N43"""
    table = scene(plants="algae:8", face_up=("wattieza ideal-conditions-1", LATER))
    raised = after(table, action)

    assert living(raised) == "algae:8"
    assert raised.discards.count == 1


# -- §3.4, §3.5 ----------------------------------------------------------------------------
def test_the_printed_example_of_a_mutation() -> None:
    """§3.4, §3.5: roots and flowering make two attributes, the size stays one star."""
    table = scene(plants="bryophyta:2", face_up=("roots-16", "flowering-20 corvus"))
    mutated = after(table, "mutate bryophyta with roots-16", "mutate bryophyta with flowering-20")

    assert living(mutated) == "bryophyta:2+roots+flowering"
    assert stars(mutated, "bryophyta") == 1


@pytest.mark.parametrize(
    ("host", "result"),
    [("algae", "algae:1+roots trilobita:1"), ("trilobita", "algae:1 trilobita:1+legs")],
)
def test_the_row_decides_the_side_of_a_mutation(host: str, result: str) -> None:
    """§3.4, ruling N41"""
    table = scene(plants="algae", animals="trilobita", face_up=("roots-16", LATER))

    assert living(after(table, f"mutate {host} with roots-16")) == result


def test_only_the_side_in_use_bars_a_mutation() -> None:
    """§3.4, ruling N41: on animals 32 is a star, so a hunter may take it; a flytrap may not."""
    table = scene(plants="venus-flytrap", animals="aurelia", face_up=("eats-animals-32", LATER))

    assert legal(table)[2:] == ["mutate aurelia with eats-animals-32"]
    assert stars(after(table, "mutate aurelia with eats-animals-32"), "aurelia") == 2


def test_a_mutation_that_nobody_alive_may_take_cannot_be_played() -> None:
    """§3.4, ruling N41"""
    table = scene(plants="cooksonia", animals="cicada", face_up=("roots-16", LATER))

    assert legal(table) == ["keep roots-16", "discard roots-16"]


def test_a_mutation_needs_a_living_host() -> None:
    """§3.4"""
    table = scene(plants="algae", extinct="bryophyta", face_up=("roots-16", LATER))

    assert refused(table, 0, "mutate bryophyta with roots-16") == "not-alive"


@pytest.mark.parametrize(
    ("plants", "card"),
    [("cooksonia", "roots-16"), ("algae+roots-16", "roots-34"), ("algae+woody-9", "woody-15")],
)
def test_no_icon_comes_twice_printed_or_tucked(plants: str, card: str) -> None:
    """§3.5"""
    table = scene(plants=plants, face_up=(card, LATER))

    assert refused(table, 0, f"mutate {plants.split('+')[0]} with {card}") == "icon-twice"


def test_every_further_star_makes_a_species_one_size_larger() -> None:
    """§3.5"""
    table = scene(plants="algae+large-5+large-18", face_up=("large-30", LATER))
    larger = after(table, "mutate algae with large-30")

    assert living(larger) == "algae:1+large+large+large"
    assert stars(larger, "algae") == 4


@pytest.mark.parametrize(
    ("animals", "card"), [("trilobita+eats-both", "large-55"), ("aurelia+eats-plants", "roots-37")]
)
def test_a_growth_icon_that_was_replaced_still_bars_its_like(animals: str, card: str) -> None:
    """§3.5, ruling N11"""
    table = scene(animals=animals, face_up=(card, LATER))

    assert refused(table, 0, f"mutate {animals.split('+')[0]} with {card}") == "icon-twice"


def test_another_growth_icon_may_be_tucked_over_a_printed_one() -> None:
    """§3.5, ruling N11"""
    table = scene(animals="trilobita", face_up=("roots-37", LATER))

    assert living(after(table, "mutate trilobita with roots-37")) == "trilobita:1+eats-animals"


# -- §3.6 to §3.8 --------------------------------------------------------------------------
def test_an_event_goes_to_the_discard_pile_after_it_happened() -> None:
    """§3.6"""
    table = scene(plants="algae:3", face_up=("ideal-conditions-74", "meteorite-21 corvus"))
    done = after(table, "play ideal-conditions-74 on algae", "play meteorite-21 on algae")

    assert living(done) == "algae:2"
    assert seen(done).discards == ("ideal-conditions-74", "meteorite-21")


@pytest.mark.parametrize("event", ["meteorite-70", "recover-6"])
def test_an_event_without_a_target_cannot_be_played(event: str) -> None:
    """§3.6, ruling N25: no species on land, no card in the discard pile."""
    table = scene(plants="algae", animals="trilobita", face_up=(event, LATER))

    assert legal(table) == [f"keep {event}", f"discard {event}"]


def test_ideal_conditions_let_any_living_species_grow_by_2() -> None:
    """§3.7"""
    table = scene(plants="algae:3", animals="corvus:1", face_up=("ideal-conditions-74", LATER))

    assert living(after(table, "play ideal-conditions-74 on algae")) == "algae:5 corvus:1"
    assert living(after(table, "play ideal-conditions-74 on crow")) == "algae:3 corvus:3"


def test_a_meteorite_shrinks_a_species_by_3() -> None:
    """§3.8"""
    table = scene(plants="bryophyta:8", face_up=("meteorite-70", LATER))

    assert living(after(table, "play meteorite-70 on bryophyta")) == "bryophyta:5"


@pytest.mark.parametrize("population", [3, 2, 1])
def test_a_meteorite_ends_a_species_that_falls_to_0(population: int) -> None:
    """§3.8"""
    table = scene(plants=f"bryophyta:{population} algae", animals="trilobita",
        face_up=("meteorite-70", LATER))  # fmt: skip

    assert rows(after(table, "play meteorite-70 on bryophyta")) == (
        "algae:1 trilobita:1 | extinct bryophyta"
    )


def test_a_species_that_a_meteorite_ends_takes_its_mutations_along() -> None:
    """§3.8, ruling N17"""
    table = scene(plants="bryophyta:3+roots-16", face_up=("meteorite-70", LATER))
    struck = after(table, "play meteorite-70 on bryophyta")

    assert extinct_mutations(struck) == "roots-16"
    assert seen(struck).discards == ("meteorite-70",)


def test_a_meteorite_strikes_only_the_habitat_shown() -> None:
    """§3.8"""
    table = scene(plants="algae bryophyta", animals="trilobita corvus",
        face_up=("meteorite-70 meteorite-21", LATER))  # fmt: skip

    assert [text for text in legal(table) if text.startswith("play")] == [
        "play meteorite-70 on bryophyta",
        "play meteorite-70 on corvus",
        "play meteorite-21 on algae",
        "play meteorite-21 on trilobita",
    ]
    assert refused(table, 0, "play meteorite-70 on algae") == "other-habitat"


# -- §3.9 ----------------------------------------------------------------------------------
def test_a_recovered_card_is_acted_with_at_once() -> None:
    """§3.9"""
    table = scene(plants="algae", face_up=("recover-6 corvus", LATER), discards="roots-16 cycas")
    taken = after(table, "recover roots-16 with recover-6")

    assert taken.turn == 0
    assert legal(taken) == ["keep roots-16", "discard roots-16", "mutate algae with roots-16"]
    assert refused(taken, 0, "keep corvus") == "recovered-first"
    assert living(after(taken, "mutate algae with roots-16")) == "algae:1+roots"
    assert after(taken, "mutate algae with roots-16").turn == 1


def test_a_recovered_card_may_be_kept_or_discarded_with_its_bonus() -> None:
    """§3.9, ruling N26"""
    table = scene(plants="algae:2", face_up=("recover-6", LATER), discards="wattieza")
    taken = after(table, "recover wattieza with recover-6")

    assert names(after(taken, "keep wattieza").hands[0]) == "wattieza"
    assert living(after(taken, "discard wattieza for algae")) == "algae:4"
    assert seen(after(taken, "discard wattieza for algae")).discards == ("wattieza", "recover-6")


def test_a_recover_joins_the_discard_pile_when_its_action_is_done() -> None:
    """§3.9, ruling N26"""
    table = scene(plants="algae", face_up=("recover-6", LATER), discards="roots-16")
    taken = after(table, "recover roots-16 with recover-6")

    assert seen(taken).discards == ()
    assert seen(after(taken, "mutate algae with roots-16")).discards == ("recover-6",)


def test_a_recover_may_take_another_recover() -> None:
    """§3.9, ruling N26: the one in use is not in the pile, so the two cannot go round in circles."""
    table = scene(plants="algae", face_up=("recover-6", "corvus"), discards="recover-62 roots-16")
    chain = after(table, "recover recover-62 with recover-6")

    assert legal(chain) == [
        "keep recover-62",
        "discard recover-62",
        "recover roots-16 with recover-62",
    ]
    done = after(chain, "recover roots-16 with recover-62", "mutate algae with roots-16")
    assert seen(done).discards == ("recover-6", "recover-62")
    assert done.turn == 1


def test_recover_takes_only_what_lies_in_the_discard_pile() -> None:
    """§3.9"""
    table = scene(plants="algae", face_up=("recover-6", LATER), discards="roots-16")

    assert refused(table, 0, "recover corvus with recover-6") == "not-discarded"
    assert refused(table, 0, "recover recover-6 with recover-6") == "not-discarded"


def test_the_story_of_a_recover() -> None:
    """§3.9"""
    table = scene(plants="algae:3", face_up=("recover-6", LATER), discards="meteorite-21")
    texts = ("recover meteorite-21 with recover-6", "play meteorite-21 on algae")

    assert story(table, *texts) == [
        "Seat 1 plays Recover (6) and takes Meteorite (21) from the discard pile.",
        "Seat 1 plays Meteorite (21): Algae falls from 3 to 0.",
        "Algae dies out.",
    ]


def test_nature_waits_for_the_recovered_card() -> None:
    """§3.9, §4.1"""
    table = scene(plants="algae:1", animals="trilobita", face_up="recover-6", discards="corvus")
    taken = after(table, "recover corvus with recover-6")

    assert (phase(taken), living(taken)) == ("acting", "algae:1 trilobita:1")
    assert after_nature(taken) == "algae:1 trilobita:2"
