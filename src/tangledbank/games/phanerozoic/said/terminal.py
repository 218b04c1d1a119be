"""A view in words, for the terminal's table: rows of things, and what is asked."""

from collections.abc import Callable

from tangledbank.core.containers import Pile
from tangledbank.games.phanerozoic.cards.cards import ANIMALS, ICONS, PLANTS, Cards
from tangledbank.games.phanerozoic.cards.gallery import line_text
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.seen.view import Player, Species, View

ASKED = {
    "choosing": "Choose a card from your hand; the others go to the pool (§2.4).",
    "drafting": "Draft a card from the pool (§2.7).",
    "acting": "Keep, discard or play one of your face-up cards (§3.1).",
    "keeping goals": "Keep one of your goals; the other leaves the game (§5.1).",
    "over": "The game is over (§5.3).",
}


def ask(cards: Cards, view: View) -> str:
    """What the seat is asked for, in a sentence."""
    if view.phase == "choosing" and view.seats == 1:
        missing = view.options["chosen"] - len(view.players[0].face_up)
        return f"Choose {missing} more; the Automa acts with the rest (§6.2)."
    if view.acting_with:
        name = cards.names[cards.number_of[view.acting_with[-1]]]
        return f"{name} was recovered: act with it at once (§3.9)."
    return ASKED[view.phase]


def describe(cards: Cards, view: View) -> list[tuple[str, list[str]]]:
    """The table from top to bottom, as one seat sees it."""
    rows = [
        ("Round", [f"{view.round} of {view.options['rounds']}, {view.phase}"]),
        ("Plants", [species(cards, one, PLANTS) for one in view.plants] or ["none"]),
        ("Animals", [species(cards, one, ANIMALS) for one in view.animals] or ["none"]),
    ]
    if view.pool:
        rows.append(("Pool", list(view.pool)))
    rows.append(("Deck", [f"{view.deck} cards"]))
    if view.discards:
        rows.append(("Discards", list(view.discards)))
    if view.extinct or view.extinct_mutations:
        gone = [*view.extinct, *(one.card for one in view.extinct_mutations)]
        rows.append(("Extinct", gone))
    if view.seats == 1:
        rows.append(("Automa's goals", automa_goals(cards, view)))
    for seat, one in enumerate(view.players):
        starts = view.seats > 1 and view.phase in ("drafting", "acting") and seat == view.start
        rows.append((f"Seat {seat + 1}" + " (starts)" * starts, player(one, view)))
    if view.hand and view.phase == "choosing":
        rows.append(("Your hand", list(view.hand)))
    if view.kept_goal:
        rows.append(("Your goal", [view.kept_goal]))
    elif view.goals:
        rows.append(("Your goals", list(view.goals)))
    return rows


def species(cards: Cards, one: Species, row: int) -> str:
    """`wattieza 3 ★★ sunlight roots woody +flowering`: printed icons, then those of mutations."""
    printed = [word for word in cards.words[cards.number_of[one.card]] if word in ICONS]
    tucked = [
        f"+{cards.faces[cards.side(cards.number_of[mutation], row)]}" for mutation in one.mutations
    ]
    return " ".join([one.card, str(one.population), "★" * one.stars, one.growth, *printed, *tucked])


def automa_goals(cards: Cards, view: View) -> list[str]:
    """§6.1 Each with its lines; §6.5 a hidden one is only counted."""
    things = []
    for goal in view.automa_goals:
        lines = cards.goal_lines[cards.goal_number_of[goal]]
        counts = ", ".join(line_text(*line) for line in lines)
        things.append(f"{goal} ({counts})")
    hidden = view.options["automa_goals"] - len(view.automa_goals)
    return [*things, f"{hidden} face down"] if hidden else things


def player(one: Player, view: View) -> list[str]:
    """What lies before a seat; alone, the open hand is shown as one's own."""
    things = list(one.face_up)
    kept = () if view.seats == 1 and view.phase == "choosing" else one.kept
    if kept:
        things.append("kept " + ", ".join(kept))
    if one.hand > len(kept):
        things.append(f"{one.hand - len(kept)} in hand")
    if one.ready:
        things.append("ready")
    if one.goal:
        things.append(f"goal {one.goal}")
    return things or ["no cards"]


def lay_open(
    cards: Cards, position: Position, who: Callable[[int], str]
) -> list[tuple[str, list[str]]]:
    """Every card by the name of its place; a deck from its top, a species before its mutations."""

    def named(pile: Pile) -> list[str]:
        return [cards.ids[card] for card in pile.as_list()]

    rows = []
    for seat in range(position.seats):
        rows.append((f"{who(seat)}'s hand", named(position.hands[seat])))
        rows.append((f"Face up before {who(seat)}", named(position.face_up[seat])))
        goals = [cards.goal_ids[goal] for goal in position.goals[seat].as_list()]
        rows.append((f"{who(seat)}'s goals", goals))
    hidden = [cards.goal_ids[goal] for goal in position.automa_goals.as_list()]
    rows += [("The Automa's goals", hidden), ("Pool", named(position.pool))]
    living = [[one.card, *one.mutations.as_list()] for one in position.table]
    rows.append(("Living", [cards.ids[card] for one in living for card in one]))
    rows.append(("Acted with", named(position.pending) + named(position.in_use)))
    rows.append(("Deck, the next card first", named(position.deck)[::-1]))
    rows.append(("Discards", named(position.discards)))
    fallen = [cards.first_mutation + side // 2 for side in position.extinct_sides.as_list()]
    rows.append(("Extinct", named(position.extinct) + [cards.ids[card] for card in fallen]))
    return [*rows, ("Out of the game", named(position.aside))]
