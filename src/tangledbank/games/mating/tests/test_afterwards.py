"""After the game: what every turn cost and brought."""

from dataclasses import replace

from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.games.mating import GAME
from tangledbank.games.mating.said.afterwards import afterwards
from tangledbank.games.mating.said.debrief import QUESTIONS
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.looking_back import GUPPY, told
from tangledbank.games.mating.tests.words import (
    combat,
    cost,
    environment,
    fitness,
    flashy,
    food_of,
    loaded,
    prey,
    seen,
    sneaky,
)

QUIET = environment(predators=0, scarcity=0, deck="core")
HUNTED = environment(predators=1, scarcity=0, deck="core")
SCARCE = environment(predators=0, scarcity=1, deck="core")
ROUND = ("all pass",) * 4


# -- turns ---------------------------------------------------------------------------------
def test_a_turn_has_its_cost_its_offspring_and_the_food_that_is_left() -> None:
    """§2.3, §3.8, §5.1"""
    deer, bird = combat("mid"), flashy("mid")
    table = scene(seats=2, hands=[deer, bird], food=9, environments=QUIET)
    back = told(table, f"play {deer}", f"play {bird}", *ROUND)
    first, second = back.turns

    assert [(one.card, one.choice, one.tier, one.cost) for one in back.turns] == [
        (deer, "combat", "mid", cost(deer)),
        (bird, "flashy", "mid", cost(bird)),
    ]
    assert (first.brought, second.brought) == (fitness(deer), min(3, fitness(bird)))
    assert (first.fed, first.food) == (food_of(QUIET), 9 - cost(deer) + food_of(QUIET))
    assert [(one.card, one.food) for one in back.rounds] == [(QUIET, food_of(QUIET))]
    assert back.start_food == 9


def test_a_turn_out_to_lunch_brings_only_food_and_is_followed_by_a_strategy() -> None:
    """§2.4"""
    deer, bird = combat("low"), flashy("low")
    table = scene(seats=2, hands=[deer, bird], food=5, environments=f"{QUIET} {HUNTED}")
    back = told(
        table, "out to lunch", "out to lunch", "keep all", "keep all", f"play {deer}",
        "out to lunch", "all pass", "give up",
    )  # fmt: skip

    assert [(one.choice, one.cost, one.brought, one.fed) for one in back.turns[:2]] == [
        ("lunch", 0, 0, food_of(QUIET))
    ] * 2
    assert [(one.seat, one.round, one.next_cost, one.next_gain) for one in back.lunches] == [
        (0, 1, cost(deer), 0),
        (1, 1, None, None),
        (1, 2, None, None),
    ]


def test_a_strategy_is_eaten_or_escapes_or_hides() -> None:
    """§3.5, §3.6, §6.8"""
    hunted, other = prey(1, 2)
    leaf = sneaky("camouflage")
    table = scene(seats=2, hands=[f"{hunted} {leaf}", other], food=12, environments=HUNTED)
    start = (f"play {hunted}", f"play {other}", "all pass")
    eaten = told(table, *start, "give up").turns
    escaped = told(table, *start, "escape").turns
    hidden = told(table, *start, f"sneak {leaf}")

    assert [(one.hunted, one.lost_to) for one in eaten] == [(True, "predator"), (False, "")]
    assert (escaped[0].escaped, escaped[0].escape, escaped[0].lost_to) == (True, 3, "")
    assert escaped[0].spent == cost(hunted) + 3
    assert (hidden.turns[0].hid, hidden.turns[0].escape) == (True, 0)
    assert [(one.effect, one.saved, one.cost) for one in hidden.sneaks] == [
        ("camouflage", True, cost(leaf))
    ]


def test_a_fight_has_a_winner_and_one_who_is_beaten() -> None:
    """§4.2, §4.3"""
    strong, weak = combat("low"), combat("low", 2)
    table = loaded(scene(seats=2, hands=[strong, weak], food=9, environments=QUIET), "6 1")
    first, second = told(table, f"play {strong}", f"play {weak}", *ROUND).turns

    assert (first.fought, first.won, first.lost_to) == (True, True, "")
    assert (second.fought, second.won, second.lost_to, second.brought) == (True, False, "fight", 0)


def test_what_sneaky_cards_bring_and_take_is_not_the_strategys() -> None:
    """§6.12, §6.13, §6.14"""
    deer, bird = combat("low"), flashy("mid")
    mimic, gift, race = sneaky("female-mimic"), sneaky("nuptial-gift"), sneaky("sperm-competition")
    table = scene(
        seats=2, hands=[f"{deer} {mimic} {gift} {race}", bird], food=12, environments=QUIET,
    )  # fmt: skip
    back = told(
        table, f"play {deer}", f"play {bird}", "all pass", "all pass",
        f"1: sneak {mimic} on seat 2", "accept", "all pass",
        f"1: sneak {gift}", "pass", f"1: sneak {race} on seat 2", "accept", "all pass",
    )  # fmt: skip
    first, second = back.turns
    attracted = min(3, fitness(bird))

    assert (first.brought, first.sneaked, first.taken) == (fitness(deer), 3, 0)
    assert (second.brought, second.sneaked, second.taken) == (attracted - 1, 0, 1)
    assert [(one.effect, one.target, one.offspring) for one in back.sneaks] == [
        ("female-mimic", 1, 1),
        ("nuptial-gift", None, 1),
        ("sperm-competition", 1, 1),
    ]
    assert back.worths[2].offspring == 3


def test_a_female_may_be_lured_away_and_brings_her_first_male_nothing() -> None:
    """§6.12"""
    deer, bird, mimic = combat("low"), flashy("low"), sneaky("female-mimic")
    table = scene(seats=2, hands=[deer, f"{bird} {mimic}"], food=12, environments=QUIET)
    back = told(
        table, f"play {deer}", f"play {bird}", "all pass", "all pass",
        "pass", f"2: sneak {mimic} on seat 1", "accept", "all pass", "all pass",
    )  # fmt: skip
    first, second = back.turns

    assert fitness(deer) == 1
    assert (first.lured, first.brought, first.gain) == (1, 0, 0)
    assert (second.lured, second.gain, second.trick) == (0, fitness(bird), 1)
    assert back.worths[0].alone == 1


def test_a_female_who_came_by_a_lure_is_the_first_to_be_lured_away_again() -> None:
    """§6.12"""
    deer, bird = combat("low"), flashy("low")
    mimics = sneaky("female-mimic"), sneaky("female-mimic", 2)
    table = scene(
        seats=2, hands=[f"{deer} {mimics[0]}", f"{bird} {mimics[1]}"], food=12, environments=QUIET,
    )  # fmt: skip
    back = told(
        table, f"play {deer}", f"play {bird}", "all pass", "all pass",
        f"1: sneak {mimics[0]} on seat 2", "accept", f"2: sneak {mimics[1]} on seat 1", "accept",
        "all pass", "all pass",
    )  # fmt: skip

    assert [(one.lured, one.brought, one.sneaked) for one in back.turns] == [
        (0, fitness(deer), 0),
        (0, fitness(bird), 0),
    ]


def test_rivals_take_first_what_was_sneaked() -> None:
    """§6.14: the strategy never brings less than nothing."""
    lone = replace(GUPPY, brought=0, sneaked=1, taken=1)
    both = replace(GUPPY, brought=2, sneaked=1, taken=2)

    assert [(one.gain, one.trick) for one in (lone, both)] == [(0, 0), (1, 0)]


def test_a_sneaky_card_that_is_guarded_off_is_cancelled() -> None:
    """§6.15"""
    deer, bird = combat("low"), flashy("mid")
    mimic, guard = sneaky("female-mimic"), sneaky("mate-guarding")
    table = scene(
        seats=2, hands=[f"{deer} {mimic}", f"{bird} {guard}"], food=12, environments=QUIET,
    )  # fmt: skip
    back = told(
        table, f"play {deer}", f"play {bird}", "all pass", "all pass",
        f"1: sneak {mimic} on seat 2", f"sneak {guard}", "all pass",
    )  # fmt: skip

    assert [(one.effect, one.cancelled, one.saved, one.offspring) for one in back.sneaks] == [
        ("female-mimic", True, False, 0),
        ("mate-guarding", False, True, 0),
    ]
    assert back.worths[2].cancelled == 1


def test_food_that_was_hidden_away_counts_for_its_card() -> None:
    """§6.9"""
    deer, bird, cache = combat("low"), flashy("low"), sneaky("food-cache")
    table = scene(seats=2, hands=[f"{deer} {cache}", bird], food=9, environments=QUIET)
    back = told(table, f"play {deer}", f"play {bird}", "all pass", f"1: sneak {cache}", "all pass")

    assert [(one.effect, one.food) for one in back.sneaks] == [("food-cache", 2)]


def test_what_a_variant_ignores_is_not_met() -> None:
    """§9.1, §9.2"""
    deer = combat("low")
    hunted = scene(seats=2, hands=deer, food=9, environments=HUNTED, predation=False)
    scarce = scene(seats=2, hands=deer, food=9, environments=SCARCE, scarcity=False)
    for table in (hunted, scarce):
        back = told(table, f"play {deer}", "out to lunch", *ROUND)

        assert (back.rounds[0].predators, back.rounds[0].scarcity) == (0, 0)


def test_a_round_without_its_environment_does_not_count() -> None:
    deer = combat("low")
    table = scene(seats=2, hands=deer, food=9)
    back = told(table, f"play {deer}", "out to lunch")

    assert (back.rounds, back.turns) == ((), ())


# -- whole games ---------------------------------------------------------------------------
def test_a_whole_game_adds_up() -> None:
    """§5.1, §6.14"""
    for seats, options in ((2, {}), (4, {"environment": "variable"}), (6, {"seconds": 30})):
        record = Record(GAME, seats, 1859, options)  # type: ignore[arg-type]
        rng = seeded(1859)
        while record.position.actors():
            actors = record.position.actors()
            seat = actors[rng.below(len(actors))]
            legal = record.position.legal(seat)
            record.play(seat, legal[rng.below(len(legal))])
        back = afterwards(record)
        end = seen(record.position)  # type: ignore[arg-type]

        assert len(back.turns) == seats * len(back.rounds) == seats * end.round
        for seat, player in enumerate(end.players):
            own = [turn for turn in back.turns if turn.seat == seat]
            assert own[-1].food == player.food
            assert sum(one.brought + one.sneaked - one.taken for one in own) == player.offspring
            assert sum(one.gain + one.trick for one in own) == player.offspring
        assert all(turn.brought >= 0 and turn.gain >= 0 for turn in back.turns)
        assert sum(one.played for one in back.levels) == sum(one.played for one in back.worths[:2])
        assert {one.topic for one in back.questions} == {topic for topic, *_rest in QUESTIONS}


def test_time_alone_can_end_a_round() -> None:
    """§9.8, M33: nobody answers, so that everybody goes out to lunch."""
    record = Record(GAME, 2, 1859, {"seconds": 10})
    record.wait(100_000)
    back = afterwards(record)

    assert len(back.rounds) > 1
    assert {turn.choice for turn in back.turns} == {"lunch"}


def test_a_game_that_has_just_been_dealt_still_asks_its_questions() -> None:
    back = afterwards(Record(GAME, 3, 1859, {}))

    assert (back.rounds, back.turns, back.ideas) == ((), (), ())
    assert len(back.questions) == 9
    assert all(one.answers and one.talk for one in back.questions)


def test_a_steady_place_and_a_changeable_one_are_told_of() -> None:
    """§9.3"""
    table = scene(seats=2, food=9, environments=environment(deck="stable"))
    back = told(table, "out to lunch", "out to lunch")

    assert [(one.steady, one.met) for one in back.places] == [(True, True), (False, False)]


def test_the_ideas_behind_the_cards_come_with_their_animals() -> None:
    deer, bird = combat("low"), flashy("low")
    table = scene(seats=2, hands=[deer, bird], food=9, environments=QUIET)
    back = told(table, f"play {deer}", f"play {bird}", *ROUND)
    faces = {face.id: face for face in GAME.card_faces()}

    assert {(one.name, one.animals) for one in back.ideas} == {
        (str(faces[card].numbers["hypothesis"]), (faces[card].name,)) for card in (deer, bird)
    }
