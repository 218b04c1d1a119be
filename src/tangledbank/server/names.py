"""What tables, people, bots and decks are called, and the tokens that hold seats."""

import secrets
import unicodedata
from collections.abc import Iterable
from hashlib import blake2b, sha256

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none can be mistaken for another: no 0 O 1 I
CODE_LENGTH = 6
LONGEST_NAME = 24
LONGEST_DECK_NAME, LONGEST_ABOUT = 60, 300
NATURALISTS = (
    "Mary", "Alfred", "Maria", "Henry", "Ynes", "Charles", "Beatrix", "Asa", "Ada", "Gregor",
)  # fmt: skip


def new_code() -> str:
    """A table's code: short to say, and one in a billion."""
    return "".join(secrets.choice(LETTERS) for _letter in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """The code as typed, in any case, with or without spaces; "" if it cannot be one."""
    code = "".join(text.split()).upper()
    return code if len(code) == CODE_LENGTH and all(one in LETTERS for one in code) else ""


def new_token() -> str:
    """The secret that holds a seat."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token, so that the store holds no key to any seat."""
    return sha256(token.encode()).hexdigest() if token else ""


def clean_name(text: str, taken: Iterable[str] = ()) -> str:
    """A name that fits on a label and that nobody else here has."""
    name = on_one_line(text)[:LONGEST_NAME].strip() or "Guest"
    others, number = set(taken), 2
    chosen = name
    while chosen in others:
        chosen = f"{name[: LONGEST_NAME - 3].strip()} {number}"
        number += 1
    return chosen


def on_one_line(text: str) -> str:
    """The text without line breaks, and without characters that nobody sees."""
    spaced = " ".join(text.split())
    visible = "".join(one for one in spaced if one == " " or unicodedata.category(one)[0] != "C")
    return " ".join(visible.split())


def deck_name(cards: object) -> str:
    """What a deck that a table brought calls itself."""
    return said_by(cards, "name", LONGEST_DECK_NAME) or "Own deck"


def deck_about(cards: object) -> str:
    """What its maker says of it."""
    return said_by(cards, "about", LONGEST_ABOUT)


def said_by(cards: object, what: str, longest: int) -> str:
    """A text that a deck may have."""
    said = getattr(cards, what, "")
    return on_one_line(said)[:longest].strip() if isinstance(said, str) else ""


def deck_hash(deck: str) -> str:
    """Different for every deck; "" for the game's own."""
    return blake2b(deck.encode(), digest_size=8).hexdigest() if deck else ""


def bot_name(taken: Iterable[str]) -> str:
    """A naturalist who is not at the table yet."""
    others = set(taken)
    free = [name for name in NATURALISTS if name not in others]
    return free[0] if free else clean_name(NATURALISTS[0], others)
