"""Records: whole games as text, sealed line by line, the same compiled and not."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank import GAMES, Record
from tangledbank.core.errors import BadRecord
from tangledbank.core.golden import eager_record
from tangledbank.core.record import read_record, seal

GAME = GAMES["phanerozoic"]
SOURCE = Path(__file__).parents[1] / "src"


@pytest.fixture(scope="module")
def text() -> str:
    return eager_record(GAME, 2, 31).text()


def reseal(lines: list[str]) -> str:
    """What a careful forger would write: changed lines with seals that fit."""
    sealed = ""
    texts = []
    for row in lines:
        line = json.loads(row)
        line.pop("seal", None)
        sealed = seal(sealed, line)
        texts.append(json.dumps({**line, "seal": sealed}))
    return "\n".join(texts)


def forged(text: str, number: int, key: str, value: object) -> str:
    """The record with another value in one line, sealed again."""
    lines = text.splitlines()
    line = json.loads(lines[number - 1])
    line[key] = value
    lines[number - 1] = json.dumps(line)
    return reseal(lines)


def why_refused(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        read_record(text, GAMES)
    return str(refused.value)


def test_a_record_replays_to_the_same_outcome(text: str) -> None:
    record = eager_record(GAME, 2, 31)

    assert read_record(text, GAMES).outcome() == record.outcome()


def test_a_record_cut_short_is_refused_where_it_stops(text: str) -> None:
    lines = text.splitlines()

    assert why_refused("\n".join(lines[:40])) == (
        "The record is cut short after line 40; its end line is missing."
    )
    assert why_refused("\n".join(lines[:40]) + "\n" + lines[40][:10]).startswith("Line 41: ")
    assert why_refused(lines[0]).startswith("The record is cut short after line 1; ")
    assert why_refused("").startswith("Line 1: ")


def test_a_line_changed_by_hand_is_refused_where_it_is(text: str) -> None:
    lines = text.splitlines()
    lines[25] = lines[25].replace('"action": "', '"action": "re')

    assert why_refused("\n".join(lines)).startswith("Line 26: the seal does not fit")


def test_a_missing_and_a_doubled_line_are_refused_where_they_are(text: str) -> None:
    lines = text.splitlines()

    assert why_refused("\n".join(lines[:30] + lines[31:])).startswith("Line 31: the seal")
    assert why_refused("\n".join(lines[:30] + lines[29:])).startswith("Line 31: the seal")


def test_a_resealed_illegal_action_is_refused_by_the_rules(text: str) -> None:
    assert why_refused(forged(text, 2, "action", "draft corvus")) == (
        "Line 2: Now everyone chooses a card of their hand. (§2.4)"
    )


def test_a_resealed_outcome_is_refused_by_the_count(text: str) -> None:
    lines = text.splitlines()
    end = json.loads(lines[-1])
    end["end"]["winners"] = [0, 1, 2]
    lines[-1] = json.dumps(end)

    assert why_refused(reseal(lines)).endswith("the end line is not how this game ended.")


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("game", "ludo", "Line 1: there is no game 'ludo' here."),
        ("rules_version", 999, "Line 1: the record was played by rules 999 of Phanerozoic"),
        ("seats", 9, "Line 1: Phanerozoic is for 1 to 4 players, not 9."),
        ("seats", "two", "Line 1: Phanerozoic is for 1 to 4 players, not two."),
        ("seed", "-4", "Line 1: '-4' is not a seed"),
        ("seed", None, "Line 1: "),
        ("options", {"hand": 99}, "Line 1: Option hand goes from 1 to 20; 99 is outside."),
        ("options", 3, "Line 1: "),
        ("record", 7, "Line 1: this is not the head of a record"),
        ("game", ["phanerozoic"], "Line 1: this is not the head of a record"),
        ("cards", 3, "Line 1: this is not the head of a record"),
        ("cards", "[[", "Line 1: The card file is not TOML"),
    ],
)
def test_a_head_that_cannot_be_dealt_is_refused(
    text: str, key: str, value: object, sentence: str
) -> None:
    assert why_refused(forged(text, 1, key, value)).startswith(sentence)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("seat", 7, "Line 2: This table has seats 1 to 2 only."),
        ("seat", "x", "Line 2: This table has seats 1 to 2 only."),
        ("action", 12, "Line 2: a line of a record has an action; this one has none."),
        ("action", "fly \ud800", "Line 2: "),
        ("at", 10**30, "Line 2: A stamp is a whole number of milliseconds."),
        ("at", 1.5, "Line 2: A stamp is a whole number of milliseconds."),
    ],
)
def test_a_resealed_line_of_the_wrong_kind_is_refused(
    text: str, key: str, value: object, sentence: str
) -> None:
    assert why_refused(forged(text, 2, key, value)).startswith(sentence)


def test_an_unfinished_record_is_read_as_far_as_it_goes(text: str) -> None:
    lines = text.splitlines()

    record = read_record("\n".join(lines[:12]), GAMES, unfinished=True)

    assert len(record.entries) == 11
    assert record.outcome() is None
    assert read_record(text, GAMES, unfinished=True).outcome() is not None


def test_a_line_nested_too_deeply_is_refused(text: str) -> None:
    head = text.splitlines()[0]
    for depth in (100, 900, 980, 990, 995, 1000, 100_000):
        row = '{"seal": "x", "a": ' + "[" * depth + "]" * depth + "}"
        assert why_refused(f"{head}\n{row}").startswith("Line 2: ")


@pytest.mark.parametrize("row", ["[]", "7", '"x"', "{}", '{"seal": 1}', "nonsense"])
def test_a_line_that_is_no_line_of_a_record_is_refused(text: str, row: str) -> None:
    lines = text.splitlines()
    lines[9] = row

    assert why_refused("\n".join(lines)).startswith("Line 10: ")


def test_another_deck_travels_with_its_record() -> None:
    cards = GAME.card_file().replace('name = "Crow"', 'name = "Raven\u2028\u0085"')
    record = eager_record(GAME.with_cards(cards), 2, 5)

    again = read_record(record.text(), GAMES)

    assert again.game.cards_text == cards
    assert again.outcome() == record.outcome()


def test_a_seed_of_64_hexadecimal_digits_replays() -> None:
    seed = "0123456789abcdef" * 4
    record = Record(GAME, 3, seed.upper(), {})

    assert record.seed == seed
    assert record.position.view(1) == Record(GAME, 3, seed, {}).position.view(1)
    assert record.position.view(1) != Record(GAME, 3, seed[::-1], {}).position.view(1)


PRINT_RECORDS = """
import sys
from tangledbank import GAMES
from tangledbank.core import rng
from tangledbank.core.golden import eager_record
from tangledbank.core.playout import play_many
print(rng.__file__.endswith(".py"))
game = GAMES["phanerozoic"]
for seats in game.seats:
    for seed in (1, 2, "5" * 64):
        sys.stdout.write(eager_record(game, seats, seed).text())
    print(play_many(game.deal(seats, 1), 100, 9))
"""


@pytest.mark.once
def test_compiled_and_uncompiled_write_the_same_records() -> None:
    """Run in the compiled install, against the source; from the source both are the same."""
    here = subprocess.run(
        [sys.executable, "-c", PRINT_RECORDS], capture_output=True, text=True, check=True
    )
    pure = subprocess.run(
        [sys.executable, "-c", PRINT_RECORDS],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )

    assert pure.stdout.splitlines()[0] == "True"
    assert len(pure.stdout.splitlines()) > 1000
    assert here.stdout.splitlines()[1:] == pure.stdout.splitlines()[1:]
