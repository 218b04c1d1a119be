"""§3 Action phase."""

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.games.phanerozoic.rules.position import Position
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
    with_goals,
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
    table = scene(plants="algae", animals="trilobita", face_up="roots-16 ideal-conditions-1")

    assert legal(table)[:3] == ["keep roots-16", "discard roots-16", "mutate algae with roots-16"]
    assert legal(table)[4:6] == ["keep ideal-conditions-1", "discard ideal-conditions-1"]
    assert legal(table)[6] == "play ideal-conditions-1 on algae"


def test_the_action_is_compulsory() -> None:
    """§3.1, ruling N23"""
    table = scene(plants="algae", face_up=("corvus", LATER))

    assert legal(table) == ["keep corvus", "discard corvus"]
    with pytest.raises(BadNotation):
        after(table, "pass")


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
    table = scene(plants="algae", animals="trilobita", face_up="woody-9", round=8)
    table = with_goals(table, "living woody +2", "living wings +3")

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


def test_a_species_at_the_limit_may_be_raised_and_nothing_changes() -> None:
    """§3.3, §3.7, ruling N43"""
    table = scene(plants="algae:8", face_up=("wattieza ideal-conditions-1", LATER))

    assert living(after(table, "discard wattieza for algae")) == "algae:8"
    assert living(after(table, "play ideal-conditions-1 on algae")) == "algae:8"


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
    """§3.8, ruling N17: its mutations go with it."""
    table = scene(plants=f"bryophyta:{population}+roots-16", face_up=("meteorite-70", LATER))
    struck = after(table, "play meteorite-70 on bryophyta")

    assert rows(struck) == " | extinct algae trilobita bryophyta"
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
    done = after(taken, "mutate algae with roots-16")
    assert (living(done), done.turn) == ("algae:1+roots", 1)


def test_a_recovered_card_may_be_kept_or_discarded_with_its_bonus() -> None:
    """§3.9, ruling N26"""
    table = scene(plants="algae:2", face_up=("recover-6", LATER), discards="wattieza")
    taken = after(table, "recover wattieza with recover-6")

    assert seen(taken).discards == ()
    assert names(after(taken, "keep wattieza").hands[0]) == "wattieza"
    assert seen(after(taken, "keep wattieza")).discards == ("recover-6",)
    assert living(after(taken, "discard wattieza for algae")) == "algae:4"
    assert seen(after(taken, "discard wattieza for algae")).discards == ("wattieza", "recover-6")


def test_a_recover_may_take_another_recover() -> None:
    """§3.9, ruling N26: the one in use is not in the pile, so the two go round in no circles."""
    table = scene(plants="algae", face_up=("recover-6", "corvus"), discards="recover-62 roots-16")
    chain = after(table, "recover recover-62 with recover-6")

    assert legal(chain)[2:] == ["recover roots-16 with recover-62"]
    done = after(chain, "recover roots-16 with recover-62", "mutate algae with roots-16")
    assert seen(done).discards == ("recover-6", "recover-62")
    assert done.turn == 1


# -- §3.10, §3.11 --------------------------------------------------------------------------
def parents(table: Position) -> str:
    """The possible parents of the first face-up card."""
    return " ".join(text.split()[3] for text in legal(table) if text.startswith("evolve"))


def test_a_species_needs_a_living_parent_that_carries_a_mutation() -> None:
    """§3.10"""
    table = scene(plants="algae+roots bryophyta zostera", face_up=("cooksonia", LATER))

    assert parents(table) == "algae"
    assert refused(table, 0, "evolve cooksonia from zostera") == "no-mutations"
    assert refused(table, 0, "evolve cooksonia from cycas") == "not-alive"


def test_of_several_parents_the_player_may_choose() -> None:
    """§3.10"""
    table = scene(plants="algae:4+roots bryophyta:4+roots", face_up=("cooksonia", LATER))

    assert living(after(table, "evolve cooksonia from algae")) == (
        "algae:2 cooksonia:2 bryophyta:4+roots"
    )
    assert living(after(table, "evolve cooksonia from bryophyta")) == (
        "algae:4+roots cooksonia:2 bryophyta:2"
    )


def test_a_plant_descends_from_a_plant_and_an_animal_from_an_animal() -> None:
    """§3.10, ruling N14"""
    table = scene(plants="algae+roots", animals="trilobita+legs", face_up=("aurelia", LATER))

    assert parents(table) == "trilobita"
    assert refused(table, 0, "evolve aurelia from algae") == "other-kind"


def test_printed_icons_do_not_spare_a_parent_its_mutation() -> None:
    """§3.10, §3.11, ruling N15: and what it eats does not matter, for nothing demands it."""
    bare = scene(animals="meganeura", face_up=("cicada", LATER))
    mutated = scene(animals="meganeura+warm", face_up=("cicada", LATER))

    assert (parents(bare), parents(mutated)) == ("", "meganeura")


@pytest.mark.parametrize("parent", ["bryophyta+roots+woody", "bryophyta+large+roots"])
def test_a_parent_must_show_every_icon_and_enough_stars(parent: str) -> None:
    """§3.11"""
    table = scene(plants=parent, face_up=("wattieza", LATER))

    assert refused(table, 0, "evolve wattieza from bryophyta") == "parent-lacks"


def test_more_stars_and_icons_than_demanded_do_no_harm() -> None:
    """§3.11, ruling N12"""
    table = scene(plants="algae+large+large+roots+seeds", face_up=("cooksonia", LATER))

    assert parents(table) == "algae"


@pytest.mark.parametrize(
    ("animals", "found"),
    [
        ("dunkleosteus+large", "dunkleosteus"),
        ("archelon+large", "archelon"),
        ("diplodocus+large", ""),
        ("diplodocus+eats-animals", "diplodocus"),
        ("dunkleosteus+large+eats-plants", ""),
    ],
)
def test_a_demanded_growth_must_be_the_one_that_counts_now(animals: str, found: str) -> None:
    """§3.11, ruling N13: Tyrannosaurus demands a hunter, and one that eats both is one."""
    assert parents(scene(animals=animals, face_up=("tyrannosaurus", LATER))) == found


# -- §3.12, §3.13 --------------------------------------------------------------------------
def test_the_printed_example_of_a_new_species() -> None:
    """§3.12, §3.13, ruling N15: the moss splits 5 into 3 and 3, and loses all four mutations."""
    table = scene(plants="bryophyta:5+large+roots+flowering+woody", start=1,
        face_up=(LATER, "wattieza"))  # fmt: skip
    split = after(table, "2: evolve wattieza from moss")

    assert living(split) == "wattieza:3 bryophyta:3"
    assert seen(split).discards == ("large-5", "roots-16", "flowering-20", "woody-9")
    assert stars(split, "bryophyta") == 1


@pytest.mark.parametrize(("before", "half"), [(8, 4), (7, 4), (5, 3), (2, 1), (1, 1)])
def test_parent_and_child_both_get_half_of_what_was_there_before(before: int, half: int) -> None:
    """§3.12, §3.13, rulings N16 and N51"""
    table = scene(plants=f"algae:{before}+roots", face_up=("cooksonia", LATER))

    assert living(after(table, "evolve cooksonia from algae")) == f"algae:{half} cooksonia:{half}"


def test_a_parent_grows_again_by_what_is_printed() -> None:
    """§3.13, §4.2, ruling N10"""
    table = scene(plants="algae:4+flowering+eats-animals", face_up=("venus-flytrap", LATER))
    split = after(table, "evolve venus-flytrap from algae")

    assert after_nature(table) == "algae:2+flowering+eats-animals"
    assert after_nature(split) == "algae:4 dionaea:1"
