"""What a table plays by: the options, settled, as the rules read them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import numbers
from tangledbank.core.options import number_of

CASUAL: Final = 1  # §8.2
RACE: Final = 2  # §8.3

# §5.3 The most cards without a triple, in a deck with one card of each face; with two, twice that.
LARGEST_WITHOUT: Final = 20
LARGEST_WITHOUT_THREES: Final = 9


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What the host has turned, or the rulebook's numbers."""

    __slots__ = (
        "clade_extra", "countdown", "deck", "gift",
        "hints", "layout", "limit", "lock_out", "open_hand", "options", "penalty", "personal",
        "race", "solitaire", "stall", "switch", "untimed", "victory_break", "window",
    )  # fmt: skip

    def __init__(
        self,
        options: dict[str, int | bool | str],
        deck: list[int],
        personal: list[int],
        layout: int,
        limit: int,
    ) -> None:
        self.options: dict[str, int | bool | str] = options
        self.deck: list[int] = deck  # §1.1, §10 every card of the game, bonus cards last
        self.personal: vec[i64] = numbers(personal)  # §1.2, §6.3 by seat
        self.layout: i64 = layout  # §1.4
        self.limit: i64 = limit  # §5.3
        alone = len(personal) == 1
        self.solitaire: i64 = 0
        if alone:
            self.solitaire = RACE if options["solitaire"] == "race" else CASUAL
        self.race: i64 = number_of(options, "race_triples") if self.solitaire == RACE else 0
        self.countdown: i64 = 0  # §8.4 in ms
        if self.solitaire == RACE:
            self.countdown = number_of(options, "countdown") * 1000
        self.clade_extra: i64 = 0 if alone else number_of(options, "clade_extra")  # §2.3
        self.gift: i64 = number_of(options, "bonus_extra")  # §4.5
        self.untimed: bool = options["untimed"] is True  # §9
        self.window: i64 = 0 if alone or self.untimed else number_of(options, "window_ms")  # §3.2
        self.lock_out: i64 = 0 if self.untimed else number_of(options, "lock_out_ms")  # §3.4
        self.stall: i64 = 0 if self.untimed else number_of(options, "stall_seconds") * 1000  # §5.2
        self.penalty: bool = options["false_call_penalty"] is True  # §7.1
        self.victory_break: bool = options["victory_break"] is True  # §6.1
        self.open_hand: bool = options["open_hand"] != "off"  # §7.2
        self.switch: bool = options["open_hand"] == "switch"  # §7.3
        self.hints: bool = options["hints"] is True  # §5.5
