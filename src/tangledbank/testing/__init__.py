"""Tests for a game from outside: the contract, secrets, records, minds, golden games, scenes.

They are plain functions, for pytest or whatever runs tests. What a game breaks is an
`AssertionError` in a sentence.

>>> from tangledbank import GAMES
>>> from tangledbank.testing import check_records
>>> check_records(GAMES["trex"], seats=2, games=1, options={"target": 1, "rounds": 1})
"""

from tangledbank.core.scenes import BySeat, by_seat, lay_once
from tangledbank.testing.contract import check_contract
from tangledbank.testing.golden import check_golden, write_golden
from tangledbank.testing.playing import play_on, random_game, random_record
from tangledbank.testing.records import check_game, check_records
from tangledbank.testing.secrets import check_secrets
from tangledbank.testing.spoken import Spoken, after, legal, refused, story
from tangledbank.testing.thinking import check_thinking

__all__ = [
    "BySeat",
    "Spoken",
    "after",
    "by_seat",
    "check_contract",
    "check_game",
    "check_golden",
    "check_records",
    "check_secrets",
    "check_thinking",
    "lay_once",
    "legal",
    "play_on",
    "random_game",
    "random_record",
    "refused",
    "story",
    "write_golden",
]
