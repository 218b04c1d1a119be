"""After the game: nine questions, answered from what every turn cost and brought."""

from dataclasses import replace

from tangledbank.games.mating.said.debrief import Question, Sums, questions
from tangledbank.games.mating.said.retold import Met, Retold, Sneak, Turn
from tangledbank.games.mating.said.tallies import (
    level,
    lunches,
    sneaky_worth,
    strategy_worth,
    taste,
)
from tangledbank.games.mating.tests.looking_back import DEER, GUPPY, LYREBIRD, NOTHING, RAM, answers


def met(food: int, predators: int = 0, scarcity: int = 0) -> Met:
    return Met(card="", name="", food=food, predators=predators, scarcity=scarcity)


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
