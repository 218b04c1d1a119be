"""Every sneaky kind matters: without its effect, the same choices lead to other offspring.

A random game is written down, each choice with the question that it answered. Then it is played
again, and one kind of sneaky card is paid and discarded as ever but does nothing. If a choice is
no longer legal, or a question is new, the default of §9.8 stands in. Until the card does nothing
both games are the same, dice and decks too; so whatever differs in the end came from the card.
"""

import pytest

from tangledbank.core.rng import Rng, seeded
from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import CAMOUFLAGE, EFFECTS, FOOD_CACHE, MATE_GUARDING
from tangledbank.games.mating.rules.actions import ACCEPT, SNEAK, card_of, kind_of, target_of
from tangledbank.games.mating.rules.position import Position

Question = tuple[int, int, int, int, int]  # round, phase, window, seat, and how often so far
Choices = dict[Question, int]

MOST_GAMES = 400
ENOUGH = 3  # games in which it mattered
NO_EFFECT = -1


class Replay:
    """A game that goes on by choices, or by chance if there are none, and writes them down."""

    def __init__(self, seats: int, seed: int) -> None:
        position = GAME.deal(seats, seed)
        assert isinstance(position, Position)
        self.position = position
        self.asked: dict[tuple[int, int, int, int], int] = {}
        self.choices: Choices = {}
        self.effects: set[int] = set()  # that took effect, or would have

    def question(self) -> Question:
        """What is asked now, and for which time."""
        position = self.position
        asked = (position.round, position.phase, position.window, position.turn)
        what = (int(asked[0]), int(asked[1]), int(asked[2]), int(asked[3]))
        self.asked[what] = self.asked.get(what, 0) + 1
        return (*what, self.asked[what])

    def by_chance(self, rng: Rng) -> "Replay":
        """Random choices to the end."""
        while self.position.actors():
            question = self.question()
            legal = self.position.legal(self.position.turn)
            self.choices[question] = legal[rng.below(len(legal))]
            self.play(self.choices[question], NO_EFFECT)
        return self

    def by(self, choices: Choices, idle: int) -> "Replay":
        """The same choices where they are legal; cards with the effect `idle` do nothing."""
        while self.position.actors():
            wanted = choices.get(self.question())
            if wanted is None or wanted not in self.position.legal(self.position.turn):
                wanted = int(self.position.default())
            self.play(wanted, idle)
        return self

    def play(self, action: int, idle: int) -> None:
        """One choice; an idle card is spent for nothing."""
        position = self.position
        seat = int(position.turn)
        effect = self.effect_of(action)
        self.effects.add(effect)
        if effect != idle or idle == NO_EFFECT:
            position.apply(seat, action)
        elif effect in (CAMOUFLAGE, MATE_GUARDING):
            spend(position, seat, card_of(action))
            position.apply(seat, position.default())
        else:
            before = position.clone()
            position.apply(seat, action)
            take_back_effect(position, before, effect)

    def effect_of(self, action: int) -> int:
        """The effect that this choice lets happen; a card with a target waits for its answer."""
        position = self.position
        if kind_of(action) == ACCEPT:
            return int(position.cards.effect[position.sneaking[0]])
        if kind_of(action) == SNEAK and target_of(action) < 0:
            return int(position.cards.effect[card_of(action)])
        return NO_EFFECT

    def offspring(self) -> list[int]:
        """How many each seat has."""
        return [int(count) for count in self.position.offspring]


def spend(position: Position, seat: int, card: int) -> None:
    """§6.5 A sneaky card is paid and discarded, and that is all."""
    position.hands[seat].take(card)
    position.feed(seat, -position.cards.cost[card])
    position.discards.add(card)


def take_back_effect(position: Position, before: Position, effect: int) -> None:
    """What a card has changed just now, except its cost, is as it was."""
    for seat in range(position.seats):
        position.alarm[seat] = before.alarm[seat]
        position.levelled[seat] = before.levelled[seat]
        position.satellite[seat] = before.satellite[seat]
        position.red_with[seat] = before.red_with[seat]
        position.blue_with[seat] = before.blue_with[seat]
        position.offspring[seat] = before.offspring[seat]
        if effect == FOOD_CACHE:
            position.food[seat] = before.food[seat]


@pytest.mark.parametrize("effect", range(len(EFFECTS)), ids=EFFECTS)
def test_without_its_effect_the_game_ends_with_other_offspring(effect: int) -> None:
    """§6.7-§6.15"""
    mattered = 0
    for seed in range(MOST_GAMES):
        game = Replay(4, seed).by_chance(seeded(seed))
        if effect in game.effects:
            other = Replay(4, seed).by(game.choices, effect)
            mattered += other.offspring() != game.offspring()
        if mattered == ENOUGH:
            break

    assert mattered == ENOUGH


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_all_effects_the_same_choices_are_the_same_game(seats: int) -> None:
    """§6.5: so that nothing but the missing effect makes the difference above."""
    for seed in range(5):
        game = Replay(seats, seed).by_chance(seeded(seed))
        again = Replay(seats, seed).by(game.choices, NO_EFFECT)

        assert again.position.view(None) == game.position.view(None)
        assert again.position.rng.drawn == game.position.rng.drawn
