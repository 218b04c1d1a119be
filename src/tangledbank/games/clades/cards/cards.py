"""The deck as the rules hold it: ids, names and groups of all cards of both sets."""

from typing import final


@final
class Cards:
    """Every card of both sets; which of them are in a game is for its terms to say."""

    __slots__ = ("ids", "names", "number_of")

    def __init__(self, ids: list[str], names: list[str], number_of: dict[str, int]) -> None:
        self.ids: list[str] = ids
        self.names: list[str] = names  # what people call them
        self.number_of: dict[str, int] = number_of
