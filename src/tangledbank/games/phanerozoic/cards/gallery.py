"""The deck as people see it, for galleries and terminals."""

from tangledbank.core.game import CardFace
from tangledbank.games.phanerozoic.cards.deck import Deck, Goal, Side


def show_cards(text: str) -> list[CardFace]:
    """All cards as people see them."""
    deck = Deck(text)
    faces = [
        CardFace(
            id=one.id, kind="plant" if one.row == "plants" else "animal", name=one.name,
            latin=one.latin, age=one.age, fact=one.fact, source=one.source,
            numbers={
                "location": one.location, "habitat": one.habitat, "stars": one.stars,
                "icons": one.icons, "growth": one.growth, "demands growth": one.demands_growth,
                "bonus": f"+{one.bonus} {' or '.join(one.bonus_rows)}",
                "lived": " to ".join(map(str, one.lived)), "period": one.period,
            },
        )
        for one in deck.species
    ]  # fmt: skip
    faces += [
        CardFace(
            id=f"{Side(face.plant).name}-{location}", kind="mutation", name=face.name,
            latin="", fact=face.fact, source=face.source,
            numbers={"location": location, "plant side": face.plant, "animal side": face.animal},
        )
        for location, face in deck.mutations
    ]  # fmt: skip
    faces += [
        CardFace(
            id=f"{event.id}-{location}", kind="event", name=event.name, latin="",
            fact=event.fact, source=event.source,
            numbers={"location": location, "effect": event.effect, "amount": event.amount}
            | ({"habitat": event.habitat} if event.habitat else {}),
        )
        for location, event in deck.events
    ]  # fmt: skip
    faces += [
        CardFace(
            id=goal.id, kind="goal", name=goal.name, latin="", fact=goal.fact, source=goal.source,
            numbers={"counts": counts(goal), **hint(goal, deck)},
        )
        for goal in deck.goals
    ]  # fmt: skip
    return faces


def counts(goal: Goal) -> tuple[str, ...]:
    """§5.2 What a goal counts, line by line."""
    return tuple(line_text(line.when, line.word, line.points) for line in goal.lines)


def line_text(when: str, word: str, points: int) -> str:
    """A line of a goal as people read it: `living woody +2`."""
    return f"{when} {word} {points:+d}"


def hint(goal: Goal, deck: Deck) -> dict[str, tuple[str, ...]]:
    """§5.2 A goal that names a card also shows what its evolution requires."""
    named = [one for line in goal.lines for one in deck.species if one.id == line.card]
    wants = tuple(
        f"{one.name}: {', '.join([f'{one.stars} stars', *one.icons])}"
        for one in named
        if not one.starts
    )
    return {"hint": wants} if wants else {}
