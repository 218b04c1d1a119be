"""What a card's text says, with its own numbers and the names of its cards."""

from collections.abc import Mapping

from tangledbank.games.trex.cards.deck import Printed

AMOUNTS = {
    "give": 3, "sulk": 2, "crowd": 1, "balance": 2, "eras": 1, "beds-count": 1, "rich-groups": 1,
    "at-most-two": 2,
}  # fmt: skip
MOST = {"crowd": 3, "eras": 2}


def word(one: Printed, key: str) -> str:
    """The word under a key, nothing where a card has no such key."""
    return str(getattr(one, key, ""))


def amount_of(one: Printed) -> int:
    """What its text adds: as printed, or as usual for its kind."""
    return usual(one, one.amount, AMOUNTS)


def most_of(one: Printed) -> int:
    """§8.4 And at most."""
    return usual(one, one.most, MOST)


def usual(one: Printed, given: int, table: Mapping[str, int]) -> int:
    """The number that a card gives, or that of its kind."""
    if given >= 0:
        return given
    return max(table.get(word(one, key), 0) for key in ("reveal", "text", "spot"))


def sentence(table: Mapping[str, str], key: str, one: Printed, names: Mapping[str, str]) -> str:
    """What a card says; nothing if it has no such text."""
    if not key:
        return ""
    once = f"{key} once"
    if once in table and most_of(one) == amount_of(one):
        key = once
    return table[key].format(
        finds=names.get(one.finds, ""),
        amount=amount_of(one),
        most=most_of(one),
        icon=word(one, "icon"),
    )
