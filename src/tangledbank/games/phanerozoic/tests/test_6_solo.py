"""§6 Solo."""

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadOption
from tangledbank.core.outcome import Outcome
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    attempted,
    dealt,
    legal,
    living,
    names,
    phase,
    played,
    refused,
    seen,
    with_goals,
)

CHOICE = ("choose corvus", "choose sequoia", "choose cycas")
CHOSEN = "corvus sequoia cycas"


def told(table: Position, *texts: str) -> list[str]:
    """The names of the events that these actions cause."""
    return [event.name for event in played(table, *texts)[1]]


def ended(table: Position) -> Outcome:
    """How the game ended."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


# -- §6.1 ----------------------------------------------------------------------------------
def test_the_automa_has_two_goals_open_on_the_table() -> None:
    """§6.1"""
    table = dealt(1)
    goals = seen(table).automa_goals

    assert len(goals) == 2
    assert seen(table, 0).automa_goals == goals
    assert not set(goals) & set(seen(table, 0).goals)


def test_the_automa_scores_both_its_goals() -> None:
    """§6.1"""
    table = scene(seats=1, plants="wattieza:4", animals="trilobita", face_up="large-5", round=8)
    table = with_goals(table, "living wings +3", automa=("living woody +2", "living shell +3"))
    (automa,) = ended(after(table, "keep large-5")).rivals

    assert (automa.name, automa.points) == ("The Automa", 2 + 3)


def test_there_is_no_automa_in_company() -> None:
    """§6.1"""
    assert seen(dealt(2)).automa_goals == ()


def test_the_lone_player_too_has_two_goals_and_keeps_one_after_round_four() -> None:
    """§6.1, ruling N30"""
    table = dealt(1)
    keeping = next(later for later in random_game(table) if phase(later) == "keeping goals")

    assert len(seen(keeping, 0).goals) == 2
    assert keeping.round == 4
    assert len(legal(keeping)) == 2


# -- §6.2 ----------------------------------------------------------------------------------
def test_the_player_draws_up_to_ten_cards_and_chooses_three() -> None:
    """§6.2"""
    table = dealt(1)
    twice = after(table, legal(table)[0], legal(table)[1])
    thrice = after(twice, legal(twice)[0])

    assert table.hands[0].count == 10
    assert (phase(twice), twice.face_up[0].count) == ("choosing", 2)
    assert (phase(thrice), thrice.face_up[0].count) == ("acting", 3)


def test_there_is_no_draft() -> None:
    """§6.2"""
    assert {phase(table) for table in random_game(dealt(1))} == {
        "choosing",
        "acting",
        "keeping goals",
        "over",
    }


def test_a_card_is_chosen_from_the_hand_and_only_once() -> None:
    """§6.2"""
    table = scene(seats=1, plants="algae", hands=CHOSEN + " roots-16", deck="")

    assert refused(table, 0, "choose woody-9") == "not-in-hand"
    assert refused(after(table, "choose corvus"), 0, "choose corvus") == "not-in-hand"


def test_kept_cards_are_among_the_ten() -> None:
    """§6.2, ruling N34"""
    table = scene(seats=1, plants="algae", animals="trilobita", face_up="corvus cycas")
    hand = names(after(table, "keep corvus", "keep cycas").hands[0]).split()

    assert hand[:2] == ["corvus", "cycas"]
    assert len(hand) == 10


def test_a_kept_card_that_is_not_chosen_is_the_automas() -> None:
    """§6.2, ruling N34"""
    table = scene(seats=1, plants="algae:1", kept="ideal-conditions-1", hands=CHOSEN,
        deck="aurelia wattieza")  # fmt: skip
    chosen = after(table, *CHOICE)

    assert living(chosen) == "algae:3"
    assert names(chosen.hands[0]) == ""


def test_with_fewer_than_three_cards_all_are_chosen() -> None:
    """§6.2, ruling N27"""
    table = scene(seats=1, plants="algae", hands="corvus cycas", deck="")

    assert phase(after(table, "choose corvus", "choose cycas")) == "acting"


# -- §6.3 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(5))
def test_the_automa_plays_three_of_the_cards_not_chosen_if_it_can(seed: int) -> None:
    """§6.3"""
    table = scene(seats=1, plants="algae", hands=CHOSEN + " roots-16 woody-9 flowering-20",
        deck="", seed=seed)  # fmt: skip
    plant = seen(after(table, *CHOICE)).plants[0]

    assert sorted(plant.mutations) == ["flowering-20", "roots-16", "woody-9"]


def test_the_cards_not_chosen_are_shuffled() -> None:
    """§6.3"""
    unchosen = " roots-16 woody-9 flowering-20 seeds-23 large-5"
    tables = [scene(seats=1, plants="algae", hands=CHOSEN + unchosen, deck="", seed=seed)
        for seed in range(20)]  # fmt: skip

    assert len({seen(after(table, *CHOICE)).plants[0].mutations for table in tables}) > 10


@pytest.mark.parametrize("seed", range(5))
def test_the_automas_three_attempts_come_at_once_and_before_the_player_acts(seed: int) -> None:
    """§6.3, ruling N31"""
    table = scene(seats=1, plants="algae", deck="", seed=seed,
        hands=CHOSEN + " roots-16 woody-9 flowering-20 seeds-23")  # fmt: skip
    chosen = after(table, *CHOICE)

    assert told(table, *CHOICE).count("attempted") == 3
    assert seen(chosen).players[0].face_up == ("corvus", "sequoia", "cycas")
    rest = ("discard corvus", "discard sequoia", "discard cycas")
    assert told(chosen, *rest)[:4] == ["discarded", "discarded", "discarded", "nature began"]


@pytest.mark.parametrize("seed", range(5))
def test_a_failed_attempt_is_not_repeated(seed: int) -> None:
    """§6.3, ruling N47: seven species without a parent, three attempts."""
    unplayable = " aurelia eurypterus wattieza magnolia poaceae meganeura archelon"
    table = scene(seats=1, plants="algae", hands=CHOSEN + unplayable, deck="", seed=seed)

    assert told(table, *CHOICE)[-6:] == ["attempted", "failed"] * 3
    assert told(table, *CHOICE).count("attempted") == 3


@pytest.mark.parametrize("seed", range(5))
def test_everything_unchosen_reaches_the_discard_pile_when_the_automas_turn_ends(seed: int) -> None:
    """§6.3, ruling N48"""
    unplayable = " aurelia eurypterus wattieza magnolia poaceae meganeura archelon"
    table = scene(seats=1, plants="algae", hands=CHOSEN + unplayable, deck="", seed=seed)

    assert sorted(seen(after(table, *CHOICE)).discards) == sorted(unplayable.split())


@pytest.mark.parametrize("seed", range(8))
def test_the_automas_recover_cannot_take_what_it_has_just_failed_to_play(seed: int) -> None:
    """§6.3, ruling N48: in whatever order they come, the discard pile is still empty."""
    table = scene(seats=1, plants="algae", hands=CHOSEN + " recover-6 aurelia wattieza", deck="",
        seed=seed)  # fmt: skip

    assert told(table, *CHOICE).count("failed") == 3


def test_what_is_played_goes_where_it_always_goes() -> None:
    """§6.3, ruling N48"""
    table = scene(seats=1, plants="algae:1", face_up="corvus", deck="")
    struck, spent, _story = attempted(table, "meteorite-21")

    assert living(struck) == ""
    assert (seen(struck).discards, spent) == (("meteorite-21",), "")


def test_when_the_unchosen_cards_run_out_attempts_come_from_the_deck() -> None:
    """§6.3, ruling N52"""
    table = scene(seats=1, plants="algae", hands=CHOSEN + " roots-16",
        deck="woody-9 flowering-20 large-5")  # fmt: skip
    chosen = after(table, *CHOICE)

    assert seen(chosen).plants[0].mutations == ("roots-16", "woody-9", "flowering-20")
    assert names(chosen.deck) == "large-5"


def test_a_host_may_turn_the_number_of_attempts() -> None:
    """§6.3"""
    table = scene(seats=1, plants="algae", hands=CHOSEN + " roots-16 woody-9 flowering-20",
        deck="", automa_attempts=1)  # fmt: skip

    assert len(seen(after(table, *CHOICE)).plants[0].mutations) == 1


# -- §6.4 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("pointer", "result"),
    [
        ("sequoia", "algae:1 trilobita:1+large"),
        ("aurelia", "algae:1+large trilobita:1"),
        ("woody-9", "algae:1+large trilobita:1"),
    ],
)
def test_a_pointer_decides_who_takes_a_mutation(pointer: str, result: str) -> None:
    """§6.4, ruling N32: 63 is closer to 10, 2 to 8, and of two equally close 8 is lower."""
    table = scene(seats=1, plants="algae", animals="trilobita", face_up="corvus")
    mutated, spent, _story = attempted(table, "large-5", pointer)

    assert living(mutated) == result
    assert spent == pointer


def test_only_hosts_that_may_take_the_mutation_are_options() -> None:
    """§6.4, ruling N32: cooksonia 26 has roots, so 26 points to moss 38."""
    table = scene(seats=1, plants="algae cooksonia bryophyta", face_up="corvus")

    assert living(attempted(table, "roots-16", "roots-34")[0]) == (
        "algae:1 cooksonia:1 bryophyta:1+roots"
    )


@pytest.mark.parametrize(
    ("pointer", "result"),
    [
        ("large-30", "algae:4+roots cooksonia:2 bryophyta:2"),
        ("nymphaea", "algae:2 cooksonia:2 bryophyta:4+roots"),
    ],
)
def test_a_pointer_decides_who_is_the_parent(pointer: str, result: str) -> None:
    """§6.4, ruling N32"""
    table = scene(seats=1, plants="algae:4+roots bryophyta:4+roots", face_up="corvus")

    assert living(attempted(table, "cooksonia", pointer)[0]) == result


@pytest.mark.parametrize(
    ("event", "pointer", "result"),
    [
        ("meteorite-70", "cycas", "algae:4 bryophyta:4 corvus:1"),
        ("meteorite-70", "venus-flytrap", "algae:4 bryophyta:1 corvus:4"),
        ("ideal-conditions-1", "aurelia", "algae:6 bryophyta:4 corvus:4"),
        ("ideal-conditions-1", "sequoia", "algae:4 bryophyta:4 corvus:6"),
    ],
)
def test_a_pointer_decides_whom_an_event_befalls(event: str, pointer: str, result: str) -> None:
    """§6.4, ruling N32: flytrap 41 is 3 from moss 38 and from crow 44."""
    table = scene(seats=1, plants="algae:4 bryophyta:4", animals="corvus:4", face_up="recover-62")

    assert living(attempted(table, event, pointer)[0]) == result


def test_a_pointer_decides_what_a_recover_takes() -> None:
    """§6.4, ruling N32: 18 is closer to 16 than to 9; then roots-16 is played at once."""
    table = scene(seats=1, plants="algae", face_up="corvus", discards="woody-9 roots-16 seeds-71")
    recovered, spent, _story = attempted(table, "recover-6", "large-18")

    assert living(recovered) == "algae:1+roots"
    assert seen(recovered).discards == ("woody-9", "seeds-71", "recover-6")
    assert spent == "large-18"


def test_a_single_option_needs_no_pointer() -> None:
    """§6.4, ruling N47"""
    table = scene(seats=1, plants="algae", face_up="corvus", deck="")
    mutated, spent, sentences = attempted(table, "large-5", "sequoia")

    assert living(mutated) == "algae:1+large"
    assert names(mutated.pool) == "sequoia"
    assert spent == ""
    assert sentences == [
        "The Automa turns up Large (5).",
        "The Automa gives Algae a mutation: large.",
    ]


def test_what_recover_picks_and_cannot_be_played_stays_in_the_discard_pile() -> None:
    """§6.4, ruling N47"""
    table = scene(seats=1, plants="algae", face_up="corvus", discards="wattieza")
    failed, spent, sentences = attempted(table, "recover-6")

    assert seen(failed).discards == ("wattieza", "recover-6")
    assert spent == ""
    assert sentences[-1] == "Wattieza cannot be played."


def test_pointers_come_from_the_deck_when_the_unchosen_cards_have_run_out() -> None:
    """§6.4, ruling N33"""
    table = scene(
        seats=1, plants="algae", animals="trilobita", face_up="corvus", deck="sequoia cycas"
    )
    mutated, spent, _story = attempted(table, "large-5")

    assert living(mutated) == "algae:1 trilobita:1+large"
    assert (spent, names(mutated.deck)) == ("sequoia", "cycas")


def test_the_automa_keeps_nothing_and_its_discards_give_no_bonus() -> None:
    """§6.4, ruling N33"""
    table = scene(seats=1, plants="algae:2", animals="trilobita:2", face_up="corvus", deck="")
    failed, spent, _story = attempted(table, "wattieza")

    assert living(failed) == "algae:2 trilobita:2"
    assert (spent, names(failed.hands[0])) == ("wattieza", "")


def test_a_recover_without_any_pointer_takes_the_lowest_number() -> None:
    """§6.4, ruling N53: the pile it points into is not shuffled for it."""
    for seed in range(8):
        table = scene(seats=1, plants="algae", face_up="corvus", deck="", seed=seed,
            discards="seeds-71 woody-9 roots-16")  # fmt: skip
        recovered, spent, _story = attempted(table, "recover-6")

        assert living(recovered) == "algae:1+woody"
        assert (spent, recovered.deck.count) == ("", 0)


# -- §6.5, §6.6 ----------------------------------------------------------------------------
def test_a_hidden_goal_stays_face_down_until_the_end_and_scores_as_usual() -> None:
    """§6.5, ruling N49"""
    table = scene(seats=1, plants="wattieza:4", animals="trilobita", face_up="large-5", round=8,
        automa_hidden_goal=True)  # fmt: skip
    table = with_goals(table, "living wings +3", automa=("living woody +2", "living shell +3"))
    end = after(table, "keep large-5")

    assert [seen(table, seat).automa_goals for seat in (0, None)] == [("goal-2",)] * 2
    assert seen(end, 0).automa_goals == ("goal-2", "goal-3")
    assert ended(end).rivals[0].points == 2 + 3


def test_the_hidden_goal_is_taken_at_random() -> None:
    """§6.5, ruling N49"""
    tables = [dealt(1, seed, automa_hidden_goal=True) for seed in range(60)]

    assert {int(table.automa_goals[1]) for table in tables} == set(range(12))


@pytest.mark.parametrize(("hidden", "shown"), [(False, 3), (True, 2)])
def test_the_automa_may_have_a_third_goal_and_both_may_be_turned(hidden: bool, shown: int) -> None:
    """§6.5"""
    table = dealt(1, automa_goals=3, automa_hidden_goal=hidden)

    assert len(seen(table, 0).automa_goals) == shown
    *_before, end = random_game(table)
    assert len(seen(end, 0).automa_goals) == 3


def test_the_automas_options_are_for_one_seat() -> None:
    """§6.5"""
    with pytest.raises(BadOption, match="is for 1 player, not for 2"):
        dealt(2, automa_goals=3)


@pytest.mark.parametrize(("points", "winners"), [(6, (0,)), (5, ()), (4, ())])
def test_the_player_wins_with_more_points_than_the_automa(
    points: int, winners: tuple[int, ...]
) -> None:
    """§6.6, ruling N35: equal points are a loss."""
    table = scene(seats=1, plants="wattieza:4", animals="trilobita", face_up="large-5", round=8)
    table = with_goals(table, f"living roots +{points}",
        automa=("living woody +2", "living shell +3"))  # fmt: skip
    outcome = ended(after(table, "keep large-5"))

    assert [score.points for score in outcome.scores + outcome.rivals] == [points, 5]
    assert outcome.winners == winners
