"""Every card that shows a living thing tells a fact and where it is from; some were looked up."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tangledbank import GAMES
from tangledbank.core.game import CardFace

pytestmark = pytest.mark.once

LOOKED_UP = Path(__file__).parents[1] / "docs" / "facts.md"
ROW = re.compile(r"^\| ([a-z-]+) \| `([a-z0-9-]+)` \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
SUMMARY = re.compile(
    r"^\| [A-Z][^|]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE
)
CHANGE = re.compile(r'"([^"]+)" → "([^"]+)"')
VERDICTS = ("holds", "corrected", "could not be found")

# What a card shows if it shows nothing living: such a card has no fact to tell.
NOTHING_LIVING = {
    "trex": {
        "the-tar-and-kettle": "a public house",
        "nether-pudding": "a church below a hill",
        "bandstand-little-mire": "an empty bandstand",
        "mudbury-halt": "a wheelbarrow on an empty platform",
        "the-charabanc-stop": "an open charabanc",
        "lost-property": "a shelf of hats and umbrellas",
        "rexonomics": "a coin, the mark of who hands over",
        "first-move": "a footprint, the mark of who begins",
    }
}

names = pytest.mark.parametrize("name", list(GAMES))


class Lookup(NamedTuple):
    """A row of docs/facts.md."""

    game: str
    card: str
    claim: str
    held_against: str
    verdict: str


@cache
def faces(name: str) -> dict[str, CardFace]:
    return {face.id: face for face in GAMES[name].card_faces()}


def telling(name: str) -> list[CardFace]:
    """The cards of a game that show something living."""
    return [face for face in faces(name).values() if face.id not in NOTHING_LIVING.get(name, {})]


def lookups() -> list[Lookup]:
    return [Lookup(*row) for row in ROW.findall(LOOKED_UP.read_text(encoding="utf-8"))]


def checked() -> list[Lookup]:
    """What a public page bore out, or set right."""
    return [one for one in lookups() if one.verdict.startswith(("holds", "corrected"))]


rows = pytest.mark.parametrize("row", lookups(), ids=lambda row: f"{row.game}-{row.card}")


# -- on the cards --------------------------------------------------------------------------
@names
def test_every_card_that_shows_a_living_thing_has_a_fact_and_a_source(name: str) -> None:
    assert [face.id for face in telling(name) if not (face.fact and face.source)] == []


@names
def test_what_shows_nothing_living_is_on_the_shelf_and_tells_nothing(name: str) -> None:
    silent = [faces(name)[card] for card in NOTHING_LIVING.get(name, {})]

    assert [face.id for face in silent if face.fact or face.source or face.latin] == []


@names
def test_facts_are_whole_sentences(name: str) -> None:
    facts = [face.fact for face in telling(name)]

    assert [fact for fact in facts if not re.fullmatch(r"[A-Z0-9].{39,}\.", fact)] == []
    assert [fact for fact in facts if fact != " ".join(fact.split())] == []


@names
def test_sources_look_like_sources(name: str) -> None:
    """A name and a year or a title; no bare link and nothing left to fill in."""
    sources = [face.source for face in telling(name)]
    left_open = re.compile(
        r"https?:|www\.|\?\?|\b(tbd|todo|xxx|citation|unknown|none)\b", re.IGNORECASE
    )

    assert [source for source in sources if not re.match(r"[A-Z].{14,}", source)] == []
    assert [source for source in sources if not re.search(r"\d|: |, ", source)] == []
    assert [source for source in sources if left_open.search(source)] == []
    assert [source for source in sources if source.endswith((".", ",", ";", ":"))] == []


@names
def test_no_two_cards_tell_the_same_except_copies(name: str) -> None:
    """Copies have one name; Phanerozoic numbers them by location."""
    told = {(face.fact, face.name) for face in telling(name)}
    facts = Counter(fact for fact, _name in told)

    assert [fact for fact, count in facts.items() if count > 1] == []


# -- looked up -----------------------------------------------------------------------------
def test_enough_facts_were_looked_up_in_every_game() -> None:
    counts = Counter(one.game for one in checked())

    assert len(checked()) >= 40
    assert {name for name in GAMES if counts[name] < 10} == set()
    assert max(Counter((one.game, one.card) for one in lookups()).values()) == 1


@rows
def test_what_was_looked_up_is_a_card_with_a_verdict(row: Lookup) -> None:
    assert row.card in faces(row.game)
    assert row.verdict.startswith(VERDICTS)
    assert re.search(r"\]\(<https?://[^>]+>\)", row.held_against) or row not in checked()


@rows
def test_what_was_corrected_stands_on_its_card(row: Lookup) -> None:
    face = faces(row.game)[row.card]
    words = f"{face.fact} {face.source} {face.age}"
    changes = CHANGE.findall(row.verdict)

    assert bool(changes) == row.verdict.startswith("corrected")
    assert [was for was, now in changes if was in words or now not in words] == []


def test_the_counts_are_those_of_the_table() -> None:
    text = LOOKED_UP.read_text(encoding="utf-8")
    lines = [[int(number) for number in line] for line in SUMMARY.findall(text)]
    facts, looked, held, mended, missing = (sum(column) for column in zip(*lines, strict=True))
    counts = [sum(one.verdict.startswith(word) for one in lookups()) for word in VERDICTS]

    assert facts == sum(len({face.fact for face in telling(name)}) for name in GAMES)
    assert [looked, held, mended, missing] == [len(lookups()), *counts]
    assert f"Of {facts} facts" in text
    assert f"{looked} were looked up: {100 * looked / facts:.0f} per cent" in text
    assert f"{held} hold, {mended} were corrected, {missing} could not be" in text
    assert f"The other {facts - looked} rest" in text
