# Compiled: the policy asks for them at every decision.
"""What players are used to: how they value food, rivals' losses and the cards of a hand."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Habits:
    """What a player makes of food, of rivals' losses and of the cards of a hand.

    The numbers are what was left of thousands of others, after millions of games against the bots
    that weigh one action (`greedy`) and against each other: the fittest of them.
    """

    def __init__(self) -> None:
        self.food = 0.73  # what the first food is worth, in offspring
        self.plenty = 21.0  # how slowly more of it is worth less
        self.late = 6.36  # how few offspring to the goal make food worth little
        self.lunch = 0.68  # what is not lost by staying out
        self.win = 0.56  # more for a strategy that may win
        self.ready = 0.29  # for each sneaky card that can be paid for, too
        self.harm = -0.28  # an offspring that a rival loses
        self.leader = 0.36  # more, if the rival is close to the goal
        self.noise = 0.02
        self.fight = 0.83  # each red female that is hoped for
        self.shine = 1.04  # each blue one
        self.eaten = 1.96  # each that a predator may take away
        self.hope = 1.17  # each that may still come once a predator is there
        self.thrift = 0.2  # of rivals, by which they lay the cheaper strategy
        self.rests = 0.001  # how often rivals go to lunch
        # what cards of the hand are worth, beside an unknown one
        self.alarm_call = -0.7
        self.camouflage = 0.64
        self.food_cache = 0.8
        self.level_up = -1.19
        self.satellite = -1.44
        self.mimic = 0.7
        self.gift = 1.01
        self.sperm = -1.25
        self.guard = 0.04
        self.combat = -0.61
        self.flashy = -0.18
        self.dear = 0.67  # less for each food that is not there yet
        self.fit = 0.23  # for each fitness
        self.safe = 0.12  # for each predator value
        self.cost = 0.06  # less for each food
        self.second = 0.92  # less for each better strategy
        self.third = 0.73  # and more so from the third on
        self.same = 0.55  # less for each better one of the same kind


def habits_for(seats: i64) -> Habits:
    """Those that serve best with so many players."""
    found = Habits()
    if seats == 2:
        return found
    found.alarm_call = -0.84
    found.camouflage = 0.71
    found.combat = -0.46
    found.cost = 0.08
    found.dear = 0.44
    found.eaten = 1.93
    found.fight = 1.09
    found.fit = 0.2
    found.flashy = -0.11
    found.food = 0.92
    found.food_cache = 0.59
    found.gift = 1.2
    found.guard = -0.34
    found.harm = -0.55
    found.hope = 1.36
    found.late = 5.89
    found.leader = 0.34
    found.level_up = -1.51
    found.lunch = 0.75
    found.mimic = 0.71
    found.noise = 0.03
    found.plenty = 24.55
    found.ready = 0.1
    found.rests = 0.06
    found.safe = 0.13
    found.same = 0.99
    found.satellite = -1.4
    found.second = 0.68
    found.shine = 1.23
    found.sperm = -1.57
    found.third = 0.77
    found.thrift = 0.06
    found.win = 2.34
    return found
