"""Chance, from a seed: the same numbers compiled or not, on every machine.

A whole number seeds a small fast generator (sfc32), for simulations. 64 hexadecimal digits key a
BLAKE2 stream, for tables with people: nobody can compute the deck from the cards already seen.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.errors import BadSeed
from tangledbank.core.whole import whole

MASK: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 63
LARGEST: Final = 1 << 31
WORDS: Final = 16  # 32-bit words in one block of the keyed stream


@final
class Rng:
    """A source of numbers below a bound. `drawn` moves with every number taken."""

    __slots__ = ("a", "b", "block", "c", "drawn", "key")

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.drawn: i64 = 1  # also a lane of sfc32
        self.key: bytes | None = None
        self.block: bytes = b""

    def seed(self, seed: int | str) -> None:
        """Start again from a whole number or from 64 hexadecimal digits."""
        if isinstance(seed, str):
            self.key = bytes.fromhex(seed)
            self.drawn = 0
        else:
            self.key = None
            self.a = 0
            self.b = seed & MASK
            self.c = (seed >> 32) & MASK
            self.drawn = 1
            for _warm_up in range(12):
                self.below(2)

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1, for n from 1 to 2**31."""
        if n < 1 or n > LARGEST:
            raise ValueError("a bound goes from 1 to 2**31")
        if self.key is not None:
            return self.keyed_below(n)
        b = self.b
        c = self.c
        count = self.drawn
        out = (self.a + b + count) & MASK
        self.drawn = (count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        return (out * n) >> 32

    def keyed_below(self, n: i64) -> i64:
        """The next word of the keyed stream that is fair for n: the ragged end is rejected."""
        fair: i64 = (MASK + 1) // n * n
        word: i64 = MASK
        while True:
            place: i64 = self.drawn % WORDS
            if place == 0:
                number = int(self.drawn) // WORDS
                key = self.key or b""
                self.block = blake2b(number.to_bytes(8, "little"), key=key).digest()
            word = int.from_bytes(self.block[4 * place : 4 * place + 4], "little")
            self.drawn += 1
            if word < fair:
                return word % n

    def forget(self) -> None:
        """Be as new: what would have come next is lost."""
        self.a = 0
        self.b = 0
        self.c = 0
        self.drawn = 1
        self.key = None
        self.block = b""

    def copy_from(self, other: "Rng") -> None:
        """Go on as `other` would."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.drawn = other.drawn
        self.key = other.key
        self.block = other.block


def seeded(seed: int | str) -> Rng:
    """A generator that starts from this seed."""
    rng = Rng()
    rng.seed(read_seed(seed))
    return rng


def seed_from(rng: Rng) -> int:
    """A seed for another generator, drawn from this one."""
    return int(rng.below(1 << 30) << 31 | rng.below(1 << 30))


def read_seed(seed: object) -> int | str:
    """The seed as the generator takes it: a number, perhaps written in digits, or 64 hex digits."""
    seed = whole(seed)
    if isinstance(seed, int):
        if not isinstance(seed, bool) and 0 <= seed < SEEDS:
            return seed
    elif isinstance(seed, str):
        text = seed.strip().lower()
        if len(text) == 64 and all(digit in "0123456789abcdef" for digit in text):
            return text
        if text.isascii() and text.isdigit() and len(text) <= 19 and int(text) < SEEDS:
            return int(text)
    raise BadSeed(
        f"{str(seed)[:70]!r} is not a seed: a seed is a whole number from 0 to 9223372036854775807 "
        "or 64 hexadecimal digits."
    )


def derived_seed(seed: int | str, *parts: int | str) -> int:
    """Another seed that follows from this one: for the games of a series, the bots of a game."""
    text = str(seed)
    for part in parts:
        text += f"/{part}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
