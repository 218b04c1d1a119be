"""After the game: what every turn cost and brought, and nine questions answered from it."""

from dataclasses import replace

from tangledbank.core.advance import advance
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.games.mating import GAME
from tangledbank.games.mating.afterwards import Afterwards, afterwards
from tangledbank.games.mating.debrief import QUESTIONS, Question, Sums, questions
from tangledbank.games.mating.position import Position
from tangledbank.games.mating.retold import Met, Retold, Sneak, Turn
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tallies import (
    level,
    lunches,
    sneaky_worth,
    strategy_worth,
    taste,
)
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


class Told(Record):
    """A record that begins with a scene instead of a deal."""

    start: Position

    def after(self, count: int) -> Position:
        position = self.start.clone()
        for entry in self.entries[:count]:
            advance(position, entry.seat, entry.action, entry.at)
        return position


def told(start: Position, *texts: str) -> Afterwards:
    """A look back at a game that begins with a scene: `2: pass`, `pass`, `all pass`."""
    record = Told(GAME, int(start.seats), 0, start.terms.options)
    record.start = start
    record.position = start.clone()
    for text in texts:
        window = record.position.window
        first, colon, rest = text.partition(": ")
        if text == "all pass":
            while record.position.window == window:
                record.play(int(record.position.to_act()), GAME.parse("pass"))
        else:
            seat = int(first) - 1 if colon else int(record.position.to_act())
            record.play(seat, GAME.parse(rest if colon else text))
    return afterwards(record)


def answers(back: Afterwards | tuple[Question, ...], topic: str) -> tuple[str, ...]:
    """What is said to a question."""
    asked = back.questions if isinstance(back, Afterwards) else back
    return next(one.answers for one in asked if one.topic == topic)


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


# -- the questions -------------------------------------------------------------------------
NOTHING = Turn(
    round=1, seat=0, card="", name="", choice="lunch", tier="", cost=0, escape=0, hunted=False,
    escaped=False, hid=False, lost_to="", fought=False, won=False, lured=0, brought=0, sneaked=0,
    taken=0, fed=0, food=0,
)  # fmt: skip


def met(food: int, predators: int = 0, scarcity: int = 0) -> Met:
    return Met(card="", name="", food=food, predators=predators, scarcity=scarcity)


DEER = replace(NOTHING, name="Red deer", choice="combat", tier="low", cost=1)
RAM = replace(NOTHING, name="Bighorn sheep", choice="combat", tier="mid", cost=3)
GUPPY = replace(NOTHING, name="Guppy", choice="flashy", tier="mid", cost=4)
LYREBIRD = replace(NOTHING, name="Lyrebird", choice="flashy", tier="high", cost=6)
GIFT = Sneak(
    round=3, seat=0, card="", effect="nuptial-gift", cost=2, target=None, offspring=1, food=0,
    saved=False, cancelled=False,
)  # fmt: skip
# Three seats, three rounds: a fight, a hunt, scarce females.
TURNS = (
    replace(DEER, fought=True, won=True, brought=3),
    replace(RAM, fought=True, lost_to="fight"),
    replace(NOTHING, fed=3),
    replace(NOTHING, fed=4),
    replace(LYREBIRD, hunted=True, lost_to="predator"),
    replace(GUPPY, brought=3),
    replace(GUPPY, brought=2, sneaked=1),
    replace(DEER, brought=1),
    replace(LYREBIRD, brought=2, taken=1),
)
ROUNDS = (met(3), met(5, predators=1), met(1, scarcity=1))


def asked(
    turns: tuple[Turn, ...] = TURNS,
    rounds: tuple[Met, ...] = ROUNDS,
    sneaks: tuple[Sneak, ...] = (GIFT,),
) -> tuple[Question, ...]:
    """The questions after a game of three seats with these turns, round by round."""
    placed = tuple(replace(turn, round=at // 3 + 1, seat=at % 3) for at, turn in enumerate(turns))
    game = Retold(seats=3, start_food=5, rounds=rounds, turns=placed, sneaks=sneaks)
    return questions(
        Sums(
            game=game,
            tastes=tuple(taste(game, seat) for seat in range(3)),
            worths=(
                strategy_worth(game, "combat"), strategy_worth(game, "flashy"), sneaky_worth(game),
            ),
            levels=(level(game, "low"), level(game, "mid"), level(game, "high")),
            lunches=lunches(game),
        )
    )  # fmt: skip


def test_the_rulebooks_nine_questions_come_in_its_order() -> None:
    assert [one.topic for one in asked()] == [
        "kinds", "worth", "fitness", "losses", "dangers", "lunch", "food", "places", "people",
    ]  # fmt: skip
    assert all(one.asked.endswith("?") and one.talk.endswith("?") for one in asked())
    assert all(1 <= len(one.answers) <= 3 for one in asked())


def test_who_liked_which_kind() -> None:
    assert answers(asked(), "kinds")[:2] == (
        "Most played: combat, flashy and sneaky alike by {0}; combat by {1}; flashy by {2}.",
        "Cards in all: 3 combat, 4 flashy, 1 sneaky.",
    )
    assert answers(asked(turns=(NOTHING, RAM, RAM), sneaks=()), "kinds")[0] == (
        "Most played: nothing by {0}; combat by {1} and {2}."
    )


def test_what_each_kind_cost_and_brought() -> None:
    assert answers(asked(), "worth")[:2] == (
        "Offspring for each food: combat 0.8, flashy 0.3, sneaky 0.5.",
        "3 combat strategies: none eaten by predators, 1 beaten by rivals; "
        "4 flashy strategies: 1 eaten by predators, none beaten by rivals.",
    )


def test_a_kind_that_cost_nothing_has_no_price() -> None:
    free = replace(GIFT, cost=0)

    assert answers(asked(turns=(DEER, NOTHING, NOTHING), sneaks=(free,)), "worth")[:2] == (
        "Offspring for each food: combat 0, sneaky was free.",
        "1 combat strategy: none eaten by predators, none beaten by rivals.",
    )


def test_which_fitness_was_played() -> None:
    assert answers(asked(), "fitness")[:2] == (
        "Strategies by fitness: 2 low, 3 middle, 2 high. Most played: low and middle alike by {0}; "
        "low, middle and high alike by {1}; middle and high alike by {2}.",
        "Offspring for each strategy: low 2, middle 1.7, high 0.5.",
    )


def test_the_dearest_losses_come_first() -> None:
    assert answers(asked(), "losses") == (
        "{1} spent 6 food on the lyrebird in round 2, and a predator ate it.",
        "{1} spent 3 food on the bighorn sheep in round 1, and a rival beat it.",
        "1 of 2 strategies for 5 food or more brought offspring, and 4 of 5 cheaper ones.",
    )


def test_a_loss_says_what_became_of_the_food() -> None:
    """§3.5, §4.7, §6.14"""
    ran = replace(LYREBIRD, hunted=True, escaped=True, escape=3)
    robbed = replace(GUPPY, brought=1, taken=1)

    assert answers(asked(turns=(ran, robbed, NOTHING)), "losses")[:2] == (
        "{0} spent 9 food (3 of it to escape) on the lyrebird in round 1, and it attracted no "
        "female.",
        "{1} spent 4 food on the guppy in round 1, and a rival took what it brought.",
    )


def test_females_who_are_lured_away_are_a_loss_of_their_own() -> None:
    """§6.12"""
    one, two = replace(GUPPY, lured=1), replace(DEER, lured=2)

    assert answers(asked(turns=(one, two, NOTHING)), "losses")[:2] == (
        "{0} spent 4 food on the guppy in round 1, and a rival lured its only female away.",
        "{1} spent 1 food on the red deer in round 1, and its females were lured away.",
    )


def test_dear_strategies_are_told_from_cheap_ones_unless_all_cost_the_same() -> None:
    dear, cheap = replace(LYREBIRD, brought=2), replace(DEER, lost_to="predator")

    assert answers(asked(turns=(dear, dear, cheap)), "losses")[-1] == (
        "2 of 2 strategies for 6 food or more brought offspring, and none of 1 cheaper one."
    )
    assert answers(asked(turns=(cheap, cheap, cheap)), "losses")[-1].endswith("ate it.")


def test_without_a_loss_no_price_was_too_high() -> None:
    won = replace(DEER, brought=1)

    assert answers(asked(turns=(won, won, won)), "losses") == (
        "Every strategy brought offspring: no price was too high in this game.",
    )


def test_what_predators_and_scarcity_did() -> None:
    """§3.2, §3.7"""
    assert answers(asked(), "dangers")[:2] == (
        "Predators came in 1 of 3 rounds and hunted 1 flashy strategy: 1 eaten.",
        "Females were scarce in 1 of 3 rounds: there a combat strategy brought 1 offspring on "
        "average (elsewhere 1.5), a flashy one 1.5 (elsewhere 1.5).",
    )


def test_hunted_strategies_of_both_kinds_end_in_three_ways() -> None:
    """§3.5, §3.6, §6.8"""
    hunted = (
        replace(DEER, hunted=True, lost_to="predator"),
        replace(GUPPY, hunted=True, escaped=True, escape=3),
        replace(GUPPY, hunted=True, hid=True),
    )

    assert answers(asked(turns=hunted, rounds=(met(3, predators=3),)), "dangers")[:2] == (
        "Predators came in 1 of 1 round and hunted 1 combat and 2 flashy strategies: "
        "1 eaten, 1 escaped for food, 1 hidden.",
        "Females were never scarce.",
    )


def test_predators_and_scarcity_may_meet_nobody() -> None:
    """§2.4"""
    lunch = (NOTHING, NOTHING, NOTHING)

    assert answers(asked(turns=lunch, rounds=(met(3, 1, 1),)), "dangers")[:2] == (
        "Predators came in 1 of 1 round and found nobody to hunt.",
        "Females were scarce in 1 of 1 round, and nobody courted.",
    )
    assert answers(asked(turns=lunch, rounds=(met(3),)), "dangers")[0] == (
        "No predator came in this game."
    )


def test_how_often_somebody_was_out_to_lunch_and_what_it_bought() -> None:
    """§2.4"""
    assert answers(asked(), "lunch")[:2] == (
        "Out to lunch: {0} once, {1} never, {2} once.",
        "A lunch brought 3.5 food on average; the strategy after it cost 4 food and brought "
        "2.5 offspring, the others 3.4 and 1.",
    )
    assert answers(asked(turns=(DEER, RAM, GUPPY)), "lunch")[0] == "Nobody was ever out to lunch."


def test_a_lunch_at_the_end_has_bought_nothing_yet() -> None:
    """M30: food may be lost, too."""
    hungry = replace(NOTHING, fed=-2)

    assert answers(asked(turns=(hungry, hungry, hungry)), "lunch")[:2] == (
        "Out to lunch: {0} once, {1} once, {2} once.",
        "A lunch brought −2 food on average.",
    )


def test_how_food_moved_the_next_choice() -> None:
    """§3.8"""
    assert answers(asked(), "food")[0] == (
        "After rounds with 4 food or more strategies cost 3.7 food on average; after poorer ones "
        "strategies cost 5 food on average, and lunch was 1 of 3 choices."
    )
    assert answers(asked(rounds=(met(3),) * 3), "food")[0] == (
        "Every round before a choice gave the same food, so it moved nobody."
    )
    assert answers(asked(turns=TURNS + TURNS[:3], rounds=(met(-2), *(met(6),) * 3)), "food")[0] == (
        "After rounds with 6 food or more strategies cost 3 food on average, and lunch was 1 of 6 "
        "choices; after poorer ones strategies cost 5 food on average, and lunch was 1 of 3 "
        "choices."
    )
    assert answers(asked(rounds=(met(-2), met(-1), met(3))), "food")[0].startswith(
        "After rounds with −1 food or more "
    )
    assert answers(asked(turns=(DEER, RAM, GUPPY)), "food") == ("One round is too short to tell.",)


def test_how_predictable_the_environments_were() -> None:
    """§9.3"""
    assert answers(asked(), "places")[0] == (
        "Food lay between 1 and 5, 3 on average, and changed by 3 from round to round: "
        "a place with surprises."
    )
    assert answers(asked(rounds=(met(3),) * 3), "places")[0] == (
        "Food was 3 in every round: a place to plan for."
    )
    assert answers(asked(rounds=(met(-2), met(8), met(0))), "places")[0] == (
        "Food lay between −2 and 8, 2 on average, and changed by 9 from round to round: a gamble."
    )
