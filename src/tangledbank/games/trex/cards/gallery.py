"""The deck as people see it, for galleries and terminals."""

from tangledbank.core.game import CardFace
from tangledbank.games.trex.cards.deck import Deck, Period, Place, Prehistoric, Printed, Special
from tangledbank.games.trex.cards.texts import sentence
from tangledbank.games.trex.cards.words import ACTS, HERE, REVEALED, SAID, SPECIALS

Numbers = dict[str, int | str | bool | tuple[str, ...]]


def show_cards(text: str) -> list[CardFace]:
    """All cards as people see them; the six How-de-dos are one."""
    deck = Deck(text)
    names = {one.id: one.name for _table, one in deck.every()}
    faces = [period_face(one, names) for one in deck.periods]
    faces += [prehistoric_face(one, names) for one in deck.prehistorics]
    faces += [place_face(one, names) for one in deck.places]
    return faces + [special_face(one) for one in deck.specials.values()]


def period_face(one: Period, names: dict[str, str]) -> CardFace:
    """A card that is held, played and won."""
    return face("period", one, {
        "period": one.period, "footprints": one.footprints, "icons": one.icons,
        "reveal": one.reveal, "does": sentence(REVEALED, one.reveal, one, names),
        "text": one.text, "says": sentence(SAID, one.text, one, names),
        "spot": one.spot, "here": sentence(HERE, one.spot, one, names),
    })  # fmt: skip


def prehistoric_face(one: Prehistoric, names: dict[str, str]) -> CardFace:
    """A card that acts at the start of a round."""
    here = sentence(ACTS, one.effect, one, names)
    return face("prehistoric", one, {"effect": one.effect, "here": here})


def place_face(one: Place, names: dict[str, str]) -> CardFace:
    """A card that is worth a point."""
    here = sentence(HERE, one.spot, one, names)
    return face("place", one, {"icons": (one.icon,), "spot": one.spot, "here": here})


def special_face(one: Special) -> CardFace:
    """How-de-dos and the two markers."""
    numbers: Numbers = {"footprints": one.footprints, "does": SPECIALS[one.id]}
    return face("special", one, numbers, one.copies)


def face(kind: str, one: Printed, numbers: Numbers, copies: int = 1) -> CardFace:
    """What all of them have."""
    shared: Numbers = {
        "set": one.set, "short": one.short or one.name, "caption": one.caption, "shows": one.shows,
    }  # fmt: skip
    return CardFace(
        id=one.id, kind=kind, name=one.name, latin=one.latin, numbers={**numbers, **shared},
        fact=one.fact, source=one.source, age=one.age, copies=copies,
    )  # fmt: skip
