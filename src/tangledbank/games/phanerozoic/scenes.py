"""A position from a line of text: `scene(plants="bryophyta:2+roots", animals="corvus:5+large")`.

Cards are named by id, or by common or Latin name in kebab-case; a population follows the colon
(1 if none is given), mutations the plus signs, by id (`roots-16`) or by the icon on the side that
counts.
"""

import re

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.errors import BadScene
from tangledbank.core.rng import read_seed
from tangledbank.core.scenes import BySeat, by_seat, lay_once
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.cards.cards import ANIMALS, PLANTS, ROWS, Cards
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.drafting import drafter
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import ACTING, CHOOSING, DRAFTING, KEEPING_GOALS
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.said.options import lay_out

NUMBER = re.compile("[0-9]{1,4}")


def scene(
    *,
    plants: str = "",
    animals: str = "",
    seats: int = 2,
    face_up: BySeat = "",
    hands: BySeat = "",
    kept: BySeat = "",
    pool: str = "",
    deck: str | None = None,
    discards: str = "",
    extinct: str = "",
    goals: BySeat = "",
    automa_goals: str = "",
    keeping_goals: bool = False,
    round: int = 1,
    start: int = 0,
    turn: int | None = None,
    seed: int | str = 0,
    **options: object,
) -> Position:
    """A position as the words say; cards that they do not name form the deck.

    Texts by seat are one text for the first seat, or a sequence. The phase follows from what lies
    there: goals to keep, a pool, face-up cards, or else hands, which are filled from the deck.
    The deck is drawn in the order of its text; an empty text leaves no deck at all.
    """
    position = lay_out(GAME.cards, seats, GAME.settle(seats, options))
    position.rng.seed(read_seed(seed))
    for name, value, low, end in (
        ("round", round, 1, position.terms.rounds + 1),
        ("start", start, 0, seats),
        ("turn", turn or 0, 0, seats),
    ):
        if not low <= value < end:
            raise BadScene(f"In this scene, {name} goes from {low} to {end - 1}, not to {value}.")
    position.round = round
    position.start = start
    builder = Builder(position)
    builder.lay_rows(plants, animals)
    builder.lay_extinct(extinct)
    builder.lay_piles(face_up, hands, kept, pool, discards)
    builder.lay_deck(deck)
    builder.lay_goals(goals, automa_goals)
    builder.begin(keeping_goals, turn)
    return position


class Builder:
    """Lays the parts of a scene on an empty table; no card lies twice."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.cards: Cards = position.cards
        self.laid: set[int] = set()
        self.hands_are_told = False

    def lay(self, name: str) -> int:
        """A card that lies nowhere yet."""
        number = self.cards.number_of.get(name)
        if number is None:
            raise BadScene(f"There is no card {name!r} in this deck.")
        return lay_once(name, number, self.laid)

    def lay_all(self, text: str) -> list[int]:
        """Several cards, with spaces between."""
        return [self.lay(name) for name in text.split()]

    def lay_mutation(self, name: str, row: int) -> int:
        """A mutation by id, or the first free one that shows this icon in this row."""
        if name in self.cards.number_of:
            return self.lay(name)
        for mutation in range(self.cards.first_mutation, self.cards.first_event):
            face = self.cards.faces[self.cards.side(mutation, row)]
            if face == name and mutation not in self.laid:
                self.laid.add(mutation)
                return mutation
        raise BadScene(f"No mutation that is left shows {name!r} for {ROWS[row]}.")

    def lay_species(self, text: str) -> Living:
        """`corvus:5+large`: a species, its population, its mutations."""
        first, *mutations = text.split("+")
        name, colon, number = first.partition(":")
        card = self.lay(name)
        if card >= self.cards.first_mutation:
            raise BadScene(f"{name} is no species.")
        limit = int(self.position.terms.limit)
        if colon and not (NUMBER.fullmatch(number) and 1 <= int(number) <= limit):
            raise BadScene(f"{text!r}: a population is a number from 1 to {limit}.")
        one = Living(self.cards, card, int(number) if colon else 1)
        for each in mutations:
            mutation = self.lay_mutation(each, int(one.row))
            if not self.cards.first_mutation <= mutation < self.cards.first_event:
                raise BadScene(f"{each} is no mutation.")
            if not one.can_take(self.cards, mutation):
                raise BadScene(f"{text!r}: no icon except the star may be there twice.")
            one.take(self.cards, mutation)
        return one

    def lay_rows(self, plants: str, animals: str) -> None:
        """§1.2 Both rows, each brought into order."""
        for text, row in ((plants, PLANTS), (animals, ANIMALS)):
            for word in text.split():
                one = self.lay_species(word)
                if one.row != row:
                    raise BadScene(f"{word} does not belong to the {ROWS[row]}.")
                self.position.table.append(one)
        self.position.table.sort(key=lambda one: int(one.card))

    def lay_extinct(self, text: str) -> None:
        """The extinction pile; the two that start lie there if they are not alive."""
        extinct = [self.lay_species(word) for word in text.split()]
        for card in (int(self.cards.start_plant), int(self.cards.start_animal)):
            if card not in self.laid:
                extinct.append(self.lay_species(self.cards.ids[card]))
        for one in extinct:
            self.position.extinct.add(one.card)
            for mutation in one.mutations:
                self.position.extinct_sides.add(self.cards.side(mutation, one.row))

    def lay_piles(
        self, face_up: BySeat, hands: BySeat, kept: BySeat, pool: str, discards: str
    ) -> None:
        """Cards before the seats and in the middle; kept cards are known to all."""
        position = self.position
        for seat, text in enumerate(by_seat(face_up, position.seats)):
            self.fill("face_up", position.face_up[seat], self.lay_all(text))
        for seat, (open_text, text) in enumerate(
            zip(by_seat(kept, position.seats), by_seat(hands, position.seats), strict=True)
        ):
            known = self.lay_all(open_text)
            self.fill("hands", position.hands[seat], known + self.lay_all(text))
            position.known[seat] = len(known)
            self.hands_are_told = self.hands_are_told or bool(text)
        self.fill("pool", position.pool, sorted(self.lay_all(pool)))
        position.discards.fill(self.lay_all(discards))

    def fill(self, place: str, pile: Pile, cards: list[int]) -> None:
        """A place with room for these cards."""
        room = len(pile.cards)
        if len(cards) > room:
            raise BadScene(f"There is room for {room} cards in {place}, not for {len(cards)}.")
        pile.fill(cards)

    def lay_deck(self, text: str | None) -> None:
        """The deck as told, the first card on top; untold, all cards that lie nowhere else.

        If the deck is told, cards that the scene does not name are out of the game.
        """
        if text is not None:
            self.position.deck.fill(list(reversed(self.lay_all(text))))
        seen = {card for place in self.position.places() for card in place}
        rest = [card for card in self.cards.deck if card not in seen]
        if text is None:
            self.position.deck.fill(list(reversed(rest)))
        else:
            self.position.aside = pile_of(rest)

    def lay_goals(self, goals: BySeat, automa_goals: str) -> None:
        """Goals as told; seats that are not told get the first ones left."""
        position = self.position
        told = [self.goal_numbers(text) for text in by_seat(goals, position.seats)]
        automa = self.goal_numbers(automa_goals)
        every = [goal for numbers in [*told, automa] for goal in numbers]
        if len(set(every)) < len(every):
            raise BadScene("A goal is dealt twice in this scene.")
        if automa and position.seats > 1:
            raise BadScene("The Automa has goals only if one player is alone.")
        are_kept = self.goals_are_kept([len(numbers) for numbers in told if numbers])
        each = 1 if are_kept else int(position.terms.goals)
        left = [goal for goal in range(self.cards.goals) if goal not in every]
        for seat, numbers in enumerate(told):
            position.goals[seat].fill(numbers or [left.pop(0) for _goal in range(each)])
            position.kept_goal[seat] = position.goals[seat][0] if are_kept else NOTHING
        if position.seats == 1:
            wanted = position.terms.automa_goals
            position.automa_goals.fill(automa or [left.pop(0) for _goal in range(wanted)])

    def goals_are_kept(self, counts: list[int]) -> bool:
        """§5.1 All seats have kept a goal, or none: as the goals say, or else as the round says."""
        dealt = int(self.position.terms.goals)
        if not counts:
            return dealt == 1 or self.position.round > self.position.terms.goal_round
        if set(counts) - {1, dealt} or len(set(counts)) > 1:
            raise BadScene(f"All seats have kept one goal in a scene, or all still have {dealt}.")
        return counts[0] == 1

    def goal_numbers(self, text: str) -> list[int]:
        """Goals by id."""
        for name in text.split():
            if name not in self.cards.goal_number_of:
                raise BadScene(f"There is no goal {name!r} in this deck.")
        return [self.cards.goal_number_of[name] for name in text.split()]

    def begin(self, keeping_goals: bool, turn: int | None) -> None:
        """What is asked follows from what lies there."""
        position = self.position
        for seat in range(position.seats):
            position.chosen[seat] = NOTHING
        if keeping_goals:
            if position.kept_goal[0] != NOTHING:
                raise BadScene("If goals are to be kept, every seat still has all of them.")
            position.phase = KEEPING_GOALS
            position.turn = position.next_chooser()
        elif position.pool:
            position.phase = DRAFTING
            position.step = sum(max(pile.count - 1, 0) for pile in position.face_up)
            position.turn = drafter(position) if turn is None else turn
            if position.face_up[position.turn].count >= position.terms.chosen:
                raise BadScene("Whoever is to draft in this scene has all their cards already.")
        elif any(position.face_up) and not (position.seats == 1 and position.hands[0]):
            self.begin_acting(turn)
        else:
            position.phase = CHOOSING
            if not self.hands_are_told:
                self.fill_hands()
            position.turn = position.next_chooser()
            if position.turn < 0:
                raise BadScene("Nobody has a card in this scene.")

    def begin_acting(self, turn: int | None) -> None:
        """§3.1 The seat that is told, or else the first with a card from the starting player on."""
        position = self.position
        position.phase = ACTING
        seats = [(position.start + k) % position.seats for k in range(position.seats)]
        with_cards = [seat for seat in seats if position.face_up[seat].count]
        position.turn = with_cards[0] if turn is None else turn
        if position.turn not in with_cards:
            raise BadScene(f"Seat {turn} has no face-up card to act with in this scene.")

    def fill_hands(self) -> None:
        """§2.2 From the top of the deck."""
        for hand in self.position.hands:
            while hand.count < self.position.terms.hand and self.position.deck:
                hand.add(self.position.deck.draw())


# -- answers in words ----------------------------------------------------------------------
def rows(position: Position) -> str:
    """The living and the extinct: `bryophyta:4+roots corvus:5 | extinct algae trilobita`."""
    ids = position.cards.ids
    living = [
        "+".join(
            [
                f"{ids[one.card]}:{one.population}",
                *(
                    position.cards.faces[position.cards.side(each, one.row)]
                    for each in one.mutations
                ),
            ]
        )
        for one in position.table
    ]
    extinct = [ids[card] for card in position.extinct]
    return " ".join(living) + (" | extinct " + " ".join(extinct) if extinct else "")
