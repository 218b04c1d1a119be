"""The deck as people see it, for galleries and terminals: animals, their groups, bonus cards."""

from tangledbank.core.game import CardFace
from tangledbank.games.clades.cards.deck import Deck


def show_cards(text: str) -> list[CardFace]:
    """The animals cell by cell, each after its group; then the bonus cards."""
    deck = Deck(text)
    faces = []
    for cell in deck.cells.values():
        where: dict[str, int | str | bool | tuple[str, ...]] = {
            "set": cell.set, "clade": cell.clade, "environment": cell.environment,
        }  # fmt: skip
        faces.append(
            CardFace(
                id=cell.id, kind="group", name=cell.name, latin=cell.latin,
                numbers={**where, "pair": cell.pair}, fact=cell.fact, source=cell.source,
            )
        )  # fmt: skip
        faces += [
            CardFace(
                id=one.id, kind="animal", name=one.name, latin=one.latin, age=one.age,
                numbers={**where, "member": one.member, "lived": span(one.lived)},
                fact=one.fact, source=one.source, copies=copies(one.member),
            )
            for one in deck.animals
            if one.cell == cell.id
        ]  # fmt: skip
    faces += [
        CardFace(
            id=one.id, kind="bonus", name=one.name, latin=one.latin, age=one.age,
            numbers={"set": one.set, "goes": one.goes, "lived": span(one.lived)},
            fact=one.fact, source=one.source,
        )
        for one in deck.bonuses
    ]  # fmt: skip
    return faces


def span(lived: tuple[float, ...]) -> str:
    """Million years ago: `5.3 2`."""
    return " ".join(f"{moment:g}" for moment in lived)


def copies(member: str) -> int:
    """On how many cards of its set an animal is: A on all nine of its cell, C on three."""
    return {"A": 9, "B": 6, "C": 3}[member]
