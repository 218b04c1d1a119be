"""Games that are over, looked at again: from each seat what it saw, from files what tables gave."""

import json
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tangledbank import GAMES, Game, Record, seeded
from tangledbank.core.golden import eager_record
from tangledbank.core.record import read_record, seal
from tangledbank.server import records, replay, rest, wire
from tests.commands import runner
from tests.server.house import OpenHouse
from tests.server.pages import Page, play_out
from tests.server.past import SOON, played

pytestmark = pytest.mark.once

CHANGES = ("seq", "clock")
EVERY_GAME = [pytest.param(game, id=game.id) for game in GAMES.values()]
Played = Callable[[Game], Awaitable[list[Page]]]


@pytest.fixture(scope="module")
def once_played(shared_house: OpenHouse) -> Played:
    """The pages at which a game was played to its end, once for all tests."""
    found: dict[str, list[Page]] = {}

    async def once(game: Game) -> list[Page]:
        if game.id not in found:
            found[game.id] = await played(shared_house, game)
        return found[game.id]

    return once


def seen(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame except for its number, and for a clock's time."""
    return {name: value for name, value in frame.items() if name not in CHANGES}


def sent(page: Page) -> list[dict[str, Any]]:
    """Every frame that a page was sent."""
    found = [msgspec.json.decode(text) for text in page.texts]
    return [seen(message) for message in found if message["type"] == "frame"]


async def replayed(house: OpenHouse, code: str, viewpoint: str) -> dict[str, Any]:
    reply = await house.rest.get(f"/api/tables/{code}/replay", params={"as": viewpoint})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


async def uploaded(house: OpenHouse, text: str | bytes, viewpoint: str = "watcher") -> Any:
    reply = await house.rest.post("/api/replays", params={"as": viewpoint}, content=text)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def refused(house: OpenHouse, text: str | bytes, status: int = 400) -> str:
    reply = await house.rest.post("/api/replays", content=text)
    assert reply.status_code == status, reply.text
    return msgspec.convert(reply.json(), rest.Problem).sentence


# -- what each seat saw --------------------------------------------------------------------
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_replay_shows_each_seat_what_it_was_sent_and_nothing_else(
    house: OpenHouse, game: Game, once_played: Played
) -> None:
    pages = await once_played(game)
    code = pages[0].table.code

    for viewpoint, page in zip(("0", "1", "watcher"), pages, strict=True):
        found = await replayed(house, code, viewpoint)
        frames = [seen(step["frame"]) for step in found["steps"] if step["frame"]]
        assert found["seat"] == page.seat
        assert frames == sent(page)
        said = [sentence for step in found["steps"] for sentence in step["said"]]
        assert said == [event.sentence for event in page.log]
        assert {step["piles"] for step in found["steps"]} == {None}
        assert found["names"] == {}


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_seat_is_told_of_no_action_that_it_could_not_notice(
    house: OpenHouse, game: Game, once_played: Played
) -> None:
    pages = await once_played(game)

    for seat in ("0", "1"):
        found = await replayed(house, pages[0].table.code, seat)
        unseen = [step for step in found["steps"] if step["frame"] is None]
        assert {step["seat"] for step in unseen} <= {-1, int(seat)}
        assert not any(step["said"] for step in unseen)


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_with_all_cards_open_every_card_lies_somewhere(
    house: OpenHouse, game: Game, once_played: Played
) -> None:
    pages = await once_played(game)
    record = house.table(pages[0]).sitting.record
    assert record is not None
    found = await replayed(house, pages[0].table.code, "open")

    changed = [step["piles"] for step in found["steps"] if step["piles"] is not None]
    assert all(before != after for before, after in pairwise(changed))
    for position, piles in ((record.after(0), changed[0]), (record.position, changed[-1])):
        lay = Counter(card for pile in piles for card in pile["cards"])
        cards = Counter(game.cards.ids[card] for place in position.places() for card in place)
        assert cards <= lay
        assert set(lay) <= set(found["names"])
    told = [event.sentence for events in house.table(pages[0]).sitting.told for event in events]
    assert [sentence for step in found["steps"] for sentence in step["said"]] == told


async def test_what_lies_face_down_on_the_table_is_shown_with_all_cards_open() -> None:
    record = eager_record(GAMES["trex"], 2, 1)

    def unknown(viewpoint: str) -> int:
        """How many cards on the table the frames do not name."""
        frames = [one.frame for one in replay.replay_of(record, viewpoint).steps if one.frame]
        tables = [msgspec.json.decode(cast(msgspec.Raw, frame))["view"] for frame in frames]
        sides = [side for one in tables for spot in one["spots"] for side in spot["sides"]]
        return sum(laid["card"] == "" for side in sides for laid in side)

    assert unknown("open") == 0
    assert unknown("watcher") > unknown("0") > 0


async def test_time_that_passes_is_a_step_of_its_own() -> None:
    record = eager_record(GAMES["clades"], 3, 1)

    steps = replay.replay_of(record, "watcher").steps

    waits = [step for step in steps[1:] if step.seat == -1]
    assert waits
    assert len(steps) == 1 + len(record.entries) + len(waits)
    assert [step.at for step in steps] == sorted(step.at for step in steps)
    assert steps[-1].at == record.position.now


# -- tables --------------------------------------------------------------------------------
async def test_only_a_game_that_is_over_is_shown(house: OpenHouse) -> None:
    [ana] = await house.gather(people=1, seats=2, rounds=1)
    path = f"/api/tables/{ana.table.code}/replay"
    sentence = "A game is shown to everyone when it is over, not before."

    assert await house.problem("GET", path, 409) == sentence
    await ana.done("begin")
    assert await house.problem("GET", f"{path}?as=0", 409) == sentence
    await play_out(ana)
    assert (await house.rest.get(path)).status_code == 200
    for seat in ("2", "00", "-1", "me"):
        assert await house.problem("GET", f"{path}?as={seat}", 400) == (
            "This game has seats 0 to 1; or say watcher, or open."
        )
    assert (await house.problem("GET", f"{path}?as=", 422)).startswith("as: ")
    assert await house.problem("GET", "/api/tables/222222/replay", 404) == (
        "There is no table with this code."
    )


async def test_a_replay_has_the_names_of_the_table_and_not_who_is_there_now(
    house: OpenHouse,
) -> None:
    [ana] = await house.play(people=1, seats=2, rounds=1)
    await play_out(ana)
    await house.open(ana.table.code, "Eve")
    await house.rest.get(f"/api/tables/{ana.table.code}/replay")

    await ana.done("rename", name="Anna")
    table = (await replayed(house, ana.table.code, "0"))["table"]

    assert [seat["name"] for seat in table["seats"]] == ["Anna", ana.table.seats[1].name]
    assert table["watching"] == []
    assert table["stage"] == "over"
    assert table["outcome"] is not None
    assert table["shuffle"]["secret"]


# -- files ---------------------------------------------------------------------------------
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_the_file_of_a_table_is_read_by_the_page_and_by_the_command_alike(
    house: OpenHouse,
    game: Game,
    once_played: Played,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pages = await once_played(game)
    code = pages[0].table.code
    text = (await house.rest.get(f"/api/tables/{code}/record")).text
    file = tmp_path / f"{code}.jsonl"
    file.write_text(text, encoding="utf-8")

    at_table = await replayed(house, code, "1")
    from_file = await uploaded(house, text, "1")
    commanded = json.loads(runner(capsys, monkeypatch)("replay", file, "--json").out)

    assert from_file["table"]["outcome"] == at_table["table"]["outcome"] == commanded["outcome"]
    assert from_file["table"]["shuffle"] == at_table["table"]["shuffle"]
    assert from_file["lines"] == commanded["actions"] + 2 == text.count("\n")
    views = [[step["frame"] and step["frame"]["view"] for step in one["steps"]]
             for one in (at_table, from_file)]  # fmt: skip
    assert views[0] == views[1]
    assert [seat["name"] for seat in from_file["table"]["seats"]] == ["Seat 1", "Seat 2"]


async def test_a_changed_byte_is_found_by_the_page_and_by_the_command_alike(
    house: OpenHouse,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = eager_record(GAMES["mating"], 2, 1).text().splitlines()
    lines[3] = lines[3].replace('"action": "', '"action": " ', 1)
    text = "\n".join(lines) + "\n"
    (tmp_path / "changed.jsonl").write_text(text, encoding="utf-8")

    sentence = await refused(house, text)

    assert sentence == ("Line 4: the seal does not fit; this line, or one before it, was changed.")
    run = runner(capsys, monkeypatch)
    assert run("replay", tmp_path / "changed.jsonl").refusal() == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: the record is empty."),
        (b"\xff\xfe", "The record is not UTF-8 text."),
        ("[" * 100_000, "This file is not a record of a game."),
        ("Dear Ana,\nhow are you?\n", "This file is not a record of a game."),
        ("\ufeff[]\n", "This file is not a record of a game."),
        ("\n" * 5000, "A record has at most 4000 lines here; this one has more."),
    ],
)
async def test_what_is_no_record_is_refused(
    house: OpenHouse, text: str | bytes, sentence: str
) -> None:
    assert await refused(house, text) == sentence


async def test_a_record_that_is_too_large_is_not_even_read(house: OpenHouse) -> None:
    assert await refused(house, "x" * (wire.LARGEST_RECORD + 1), 413) == (
        "A record has at most 800 kB of text; this one has more."
    )


def with_deck(game: Game, deck: str) -> str:
    """The head of a record that brings this deck."""
    head = Record(game, game.seats[0], 1, {}).head() | {"cards": deck}
    return msgspec.json.encode(head | {"seal": seal("", head)}).decode() + "\n"


async def test_a_record_brings_a_deck_only_if_a_table_may(house: OpenHouse) -> None:
    mating, phylo = GAMES["mating"], GAMES["phylo"]

    assert await refused(house, with_deck(mating, mating.card_file())) == (
        "Line 1: The Mating Game is shown with its own deck only."
    )
    assert await refused(house, with_deck(phylo, "#" * (wire.LARGEST_DECK + 1))) == (
        "Line 1: a deck has at most 200 kB of text; this one has more."
    )


async def test_a_record_with_its_own_deck_is_shown_with_its_cards(house: OpenHouse) -> None:
    phylo = GAMES["phylo"]
    own = phylo.with_cards(phylo.card_file().replace('name = "Red fox"', 'name = "Reynard"', 1))
    record = Record(own, 2, 3, SOON["phylo"])
    rng = seeded(1)
    while record.position.actors():
        seat = record.position.actors()[0]
        assert own.likely is not None
        record.play(seat, own.likely(record.position, seat, rng))

    found = await uploaded(house, record.text())

    assert "Reynard" in [card["name"] for card in found["cards"]]
    assert found["table"]["deck_hash"]


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_file_can_be_looked_back_at_as_a_table_can(
    house: OpenHouse, game: Game, once_played: Played
) -> None:
    pages = await once_played(game)
    code = pages[0].table.code
    text = (await house.rest.get(f"/api/tables/{code}/record")).text

    reply = await house.rest.post("/api/replays/afterwards", content=text)

    at_table = await house.rest.get(f"/api/tables/{code}/afterwards")
    assert reply.is_success == at_table.is_success == (game.afterwards is not None)
    if game.afterwards is not None:
        assert reply.json() == at_table.json()


# -- key moments ---------------------------------------------------------------------------
def test_key_moments_are_where_much_is_won_and_where_the_lead_changes_hands() -> None:
    points = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 6), (3, 6), (9, 6), (9, 7)]

    found = replay.turning_points(points, "point", lambda seat: ("Ana", "Ben")[seat])

    assert [(one.step, one.sentence) for one in found] == [
        (1, "Ana takes the lead"),
        (4, "Ben takes the lead"),
        (6, "Ana takes the lead"),
    ]
    assert [
        one.sentence for one in replay.turning_points([(0,), (1,), (2,), (7,)], "card", str)
    ] == ["0 gains 5 cards"]


def test_reading_a_record_again_gives_the_same_steps() -> None:
    text = eager_record(GAMES["mating"], 2, 2).text()

    assert records.read(records.Asked(text, "0")) == records.read(records.Asked(text, "0"))
    assert read_record(text, GAMES).text() == text
