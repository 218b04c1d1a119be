# Not compiled: it runs once per game.
"""A shuffle that nobody chose: the server's secret and one number from each browser make the seed.

The server publishes the hash of its secret first, then the browsers send theirs, and when the game
is over the secret is shown. Neither side could pick the deck, and everyone can check it.
"""

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256

from tangledbank.core.errors import TangledBankError

HEX = re.compile(r"[0-9a-f]{64}")


class BadShuffle(TangledBankError):
    """A shuffle whose parts do not fit together."""


@dataclass(frozen=True)
class Shuffle:
    """The parts of a seed: 64 hexadecimal digits each, the browsers' in the order of the seats."""

    secret: str
    nonces: tuple[str, ...] = ()  # "" for a seat without a browser, such as a bot's

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before any browser has sent its part."""
        return sha256(self.secret.encode()).hexdigest()

    @property
    def seed(self) -> str:
        """The hash of all parts, each on a line of its own."""
        return sha256("\n".join([self.secret, *self.nonces]).encode()).hexdigest()

    def check(self, seed: object, commitment: object) -> None:
        """Refuse a seed or a commitment that does not follow from these parts."""
        for part in (self.secret, *filter(None, self.nonces)):
            if not is_part(part):
                raise BadShuffle("A part of a shuffle is 64 hexadecimal digits; this one is not.")
        if commitment != self.commitment:
            raise BadShuffle("The secret is not the one whose hash was published before the game.")
        if seed != self.seed:
            raise BadShuffle("The seed does not follow from the secret and the browsers' numbers.")


def is_part(text: object) -> bool:
    """Whether this can be a secret or a nonce."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def new_part() -> str:
    """A number that nobody can guess."""
    return secrets.token_hex(32)
