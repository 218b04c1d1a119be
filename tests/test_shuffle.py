"""A shuffle that nobody chose: its parts, its seed, and records that carry them."""

import json
from hashlib import sha256

import pytest

from tangledbank import GAMES, Record
from tangledbank.core.errors import BadRecord
from tangledbank.core.record import read_record, seal
from tangledbank.core.shuffle import BadShuffle, Shuffle, is_part, new_part
from tests.play import play_on

GAME = GAMES["phanerozoic"]
SECRET, MINE, YOURS = "a1" * 32, "b2" * 32, "c3" * 32
SHUFFLE = Shuffle(SECRET, (MINE, "", YOURS))


def test_the_seed_is_the_hash_of_all_parts_and_the_commitment_of_the_secret() -> None:
    assert SHUFFLE.commitment == sha256(SECRET.encode()).hexdigest()
    assert SHUFFLE.seed == sha256(f"{SECRET}\n{MINE}\n\n{YOURS}".encode()).hexdigest()


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(Shuffle(YOURS, SHUFFLE.nonces), id="secret"),
        pytest.param(Shuffle(SECRET, (YOURS, "", MINE)), id="order"),
        pytest.param(Shuffle(SECRET, (MINE, YOURS)), id="seats"),
        pytest.param(Shuffle(SECRET, (MINE, "", YOURS.upper())), id="form"),
    ],
)
def test_no_part_can_be_exchanged(other: Shuffle) -> None:
    SHUFFLE.check(SHUFFLE.seed, SHUFFLE.commitment)

    with pytest.raises(BadShuffle):
        other.check(SHUFFLE.seed, SHUFFLE.commitment)


def test_new_parts_differ_and_are_parts() -> None:
    parts = {new_part() for _time in range(20)}

    assert len(parts) == 20
    assert all(is_part(part) for part in parts)
    assert not is_part("b2" * 31)
    assert not is_part(None)


def test_a_record_carries_its_shuffle_and_is_checked_against_it() -> None:
    record = Record(GAME, 3, SHUFFLE.seed, {"rounds": 1}, SHUFFLE)
    list(play_on(record))

    text = record.text()

    assert read_record(text, GAMES).shuffle == SHUFFLE
    with pytest.raises(BadRecord, match="published before the game"):
        read_record(with_shuffle(text, secret=YOURS), GAMES)
    with pytest.raises(BadRecord, match="does not follow"):
        read_record(with_shuffle(text, nonces=[MINE, "", ""]), GAMES)
    with pytest.raises(BadRecord, match="a secret, nonces"):
        read_record(with_shuffle(text, nonces="none"), GAMES)


def with_shuffle(text: str, **parts: object) -> str:
    """The record with another shuffle, sealed again, as a cheat would do it."""
    lines = [json.loads(line) for line in text.splitlines()]
    lines[0]["shuffle"] |= parts
    sealed, texts = "", []
    for line in lines:
        del line["seal"]
        sealed = seal(sealed, line)
        texts.append(json.dumps({**line, "seal": sealed}, ensure_ascii=False))
    return "\n".join(texts) + "\n"
