"""A table may bring a deck of its own: checked, saved, and played with by everyone at it."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tangledbank import GAMES
from tangledbank.core.record import Record, read_record
from tangledbank.server import decks, wire
from tangledbank.server.entries import Brought, Turned, read_entry
from tangledbank.server.names import deck_about, deck_name
from tests.commands import runner
from tests.server.house import GAME, SHORT, OpenHouse, open_house
from tests.server.pages import Page, play_out

OPEN = replace(GAME, own_decks=True)
OWN = GAME.card_file()
MEADOW = OWN.replace('name = "Seagrass"', 'name = "Sea meadow"')
GAMES_HERE = {GAME.id: OPEN, "mating": GAMES["mating"]}


@pytest.fixture
def deckhouse(runner: asyncio.Runner, tmp_path: Path) -> Iterator[OpenHouse]:
    """A server whose first game takes decks."""
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(open_house(tmp_path, games=GAMES_HERE)))
    runner.run(stack.aclose())


async def bring(house: OpenHouse, page: Page, deck: str | bytes) -> wire.TableInfo:
    """The page's person brings a deck that is taken."""
    reply = await put(house, page.ticket, deck)
    assert reply[0] == 200, reply
    return msgspec.convert(reply[1], wire.TableInfo)


async def refused(house: OpenHouse, page: Page, deck: str | bytes, status: int = 400) -> str:
    """The sentence with which a deck is refused."""
    reply = await put(house, page.ticket, deck)
    assert reply[0] == status, reply
    return msgspec.convert(reply[1], wire.Problem).sentence


async def put(house: OpenHouse, ticket: wire.Ticket, deck: str | bytes) -> tuple[int, object]:
    path, headers = f"/api/tables/{ticket.code}/deck", {"X-Seat-Token": ticket.token}
    reply = await house.rest.put(path, content=deck, headers=headers)
    return reply.status_code, reply.json()


async def names_at(house: OpenHouse, code: str) -> set[str]:
    """What the cards of a table are called."""
    reply = await house.rest.get(f"/api/tables/{code}/cards")
    return {card["name"] for card in reply.json()}


# -- taken ---------------------------------------------------------------------------------
async def test_everyone_hears_of_a_deck_and_can_look_at_it(deckhouse: OpenHouse) -> None:
    host, guest = await deckhouse.gather(people=2, seats=4)
    code = host.table.code
    watcher = await deckhouse.open(code)
    assert host.table.deck == host.table.deck_hash == ""
    assert "Seagrass" in await names_at(deckhouse, code)

    info = await bring(deckhouse, host, MEADOW)

    for page in (host, guest, watcher):
        await page.catch_up()
        assert (page.table.deck, page.table.deck_hash) == (info.deck, info.deck_hash)
    assert info.deck == "Own deck"
    assert len(info.deck_hash) == 16
    assert "Sea meadow" in await names_at(deckhouse, code)
    assert (await deckhouse.rest.get(f"/api/tables/{code}/deck")).text == MEADOW
    assert "Seagrass" in {
        card["name"] for card in (await deckhouse.rest.get(f"/api/games/{GAME.id}/cards")).json()
    }


async def test_a_deck_is_played_with_saved_recorded_and_kept_for_a_rematch(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, games=GAMES_HERE) as house:
        host, guest = await house.gather(people=2, seats=4, **SHORT)
        info = await bring(house, host, MEADOW)
        await host.done("begin")
        await host.act()
        tickets = [host.ticket, guest.ticket]

    async with open_house(tmp_path, games=GAMES_HERE) as house:
        pages = [await house.open(ticket) for ticket in tickets]
        watcher = await house.open(tickets[0].code)
        assert watcher.table.deck_hash == info.deck_hash
        assert "Sea meadow" in await names_at(house, info.code)

        await play_out(*pages)

        text = (await house.rest.get(f"/api/tables/{info.code}/record")).text
        assert msgspec.json.decode(text.splitlines()[0])["cards"] == MEADOW
        assert read_record(text, GAMES).game.cards_text == MEADOW
        await pages[0].done("rematch")
        await pages[0].catch_up()
        again = await house.look(pages[0].table.rematch)
        assert again.deck_hash == info.deck_hash
        assert "Sea meadow" in await names_at(house, again.code)


async def test_the_cards_that_are_dealt_are_those_of_the_deck(deckhouse: OpenHouse) -> None:
    host, _guest = await deckhouse.gather(people=2, seats=4)
    renamed = OWN.replace("zostera", "sea-meadow")

    await bring(deckhouse, host, renamed)
    await host.done("begin")

    record = deckhouse.table(host).sitting.record
    assert record is not None
    assert "sea-meadow" in record.game.cards.ids
    assert "zostera" not in record.game.cards.ids


async def test_the_host_puts_a_deck_back(deckhouse: OpenHouse) -> None:
    host, guest = await deckhouse.gather(people=2, seats=4)
    code = host.table.code
    await bring(deckhouse, host, MEADOW)

    for _twice in range(2):
        headers = {"X-Seat-Token": host.ticket.token}
        reply = await deckhouse.rest.delete(f"/api/tables/{code}/deck", headers=headers)
        assert reply.status_code == 200, reply.text

    await guest.catch_up()
    assert guest.table.deck == guest.table.deck_hash == ""
    assert "Seagrass" in await names_at(deckhouse, code)
    brought = [one for one in await deckhouse.entries(code) if isinstance(one, Brought)]
    assert brought == [Brought(MEADOW), Brought()]


async def test_the_same_deck_twice_is_one_line_of_the_log(deckhouse: OpenHouse) -> None:
    """A page that has lost the answer says it again."""
    (host,) = await deckhouse.gather(people=1, seats=2)

    first = await bring(deckhouse, host, MEADOW)

    assert await bring(deckhouse, host, b"\xef\xbb\xbf" + MEADOW.encode()) == first
    entries = await deckhouse.entries(host.table.code)
    assert entries.count(Brought(MEADOW)) == 1


async def test_seats_and_options_are_turned_with_the_tables_deck(deckhouse: OpenHouse) -> None:
    (host,) = await deckhouse.gather(people=1, seats=1)
    await bring(deckhouse, host, few_goals())

    refusal = await host.refused("set up", seats=4)

    assert refusal.sentence == "This table wants 8 goals; there are only 4."
    assert len((await deckhouse.look(host.table.code)).seats) == 1
    turned = [one for one in await deckhouse.entries(host.table.code) if isinstance(one, Turned)]
    assert turned == []


# -- refused -------------------------------------------------------------------------------
def few_goals(left: int = 4) -> str:
    """A deck with too few goals for four, each of whom has two."""
    head, *goals = OWN.split("[[goal]]")
    return "[[goal]]".join([head, *goals[:left]])


def huge_number() -> str:
    return OWN.replace("location = 8", f"location = {'9' * 5000}", 1)


BAD: dict[str, tuple[str | bytes, str]] = {
    "no TOML": ("[[species", "The card file is not TOML"),
    "an unknown key": (
        OWN.replace('id = "zostera"', 'id = "zostera"\ncolour = "green"'),
        "has no key 'colour'",
    ),
    "a wrong type": (OWN.replace("location = 12", 'location = "12"', 1), "location is a whole"),
    "an unknown table": (OWN + '\n[[weather]]\nid = "rain"\n', "'weather' is no table of cards"),
    "too few cards for the seats": (few_goals(), "This table wants 8 goals; there are only 4."),
    "nothing": ("", "The card file is empty."),
    "blanks": (" \n ", "The card file is empty."),
    "bytes": (b"\xff\xfe\x00", "The card file is not a text in UTF-8."),
    "a tower": ("a = " + "[" * 50_000, "The card file is nested too deeply."),
    "a number beyond all": (huge_number(), "The card file has a value that no card can have."),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_bad_deck_leaves_the_table_as_it_was(deckhouse: OpenHouse, name: str) -> None:
    deck, sentence = BAD[name]
    host, guest = await deckhouse.gather(people=2, seats=4)
    await bring(deckhouse, host, MEADOW)
    code = host.table.code
    before, saved = await deckhouse.look(code), await deckhouse.store.entries(code)

    said = await refused(deckhouse, host, deck)

    assert sentence in said
    assert "\n" not in said
    assert await deckhouse.look(code) == before
    assert await deckhouse.store.entries(code) == saved
    await host.done("begin")
    await guest.act()


async def test_a_refusal_names_the_line(deckhouse: OpenHouse) -> None:
    (host,) = await deckhouse.gather(people=1, seats=2)
    deck = OWN.replace('id = "zostera"', 'id = "zostera"\ncolour = "green"')
    line = deck.splitlines().index('colour = "green"') + 1

    assert (await refused(deckhouse, host, deck)).startswith(f"Line {line}: ")


async def test_a_deck_has_a_largest_size(deckhouse: OpenHouse) -> None:
    (host,) = await deckhouse.gather(people=1, seats=2)
    room = wire.LARGEST_DECK - len(OWN.encode())
    largest = OWN + "#" * room

    sentence = await refused(deckhouse, host, largest + "#", 413)

    assert sentence == "A deck has at most 200 kB of text; this one has more."
    assert (await bring(deckhouse, host, largest)).deck_hash


async def test_only_a_deck_may_be_that_large(deckhouse: OpenHouse) -> None:
    reply = await deckhouse.rest.post("/api/tables", content=b"x" * wire.LARGEST_DECK)

    assert reply.status_code == 413
    assert reply.json()["sentence"] == "That is more than anyone needs to say."


async def test_a_deck_that_takes_too_long_to_read_is_refused(
    deckhouse: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    (host,) = await deckhouse.gather(people=1, seats=2)
    monkeypatch.setattr(decks, "LONGEST", 0.0)

    assert await refused(deckhouse, host, MEADOW) == "The card file takes too long to read."


async def test_only_the_host_brings_decks_and_only_before_the_game(deckhouse: OpenHouse) -> None:
    host, guest = await deckhouse.gather(people=2, seats=2)
    stranger = await deckhouse.open(host.table.code)
    path = f"/api/tables/{host.table.code}/deck"

    for page in (guest, stranger):
        assert await refused(deckhouse, page, MEADOW, 409) == (
            "Only the host of this table can do that."
        )
    assert await deckhouse.problem("DELETE", path, 409) == (
        "Only the host of this table can do that."
    )
    await host.done("begin")

    assert await refused(deckhouse, host, MEADOW, 409) == "The game has begun already."
    assert (await deckhouse.look(host.table.code)).deck_hash == ""


async def test_a_game_without_own_decks_takes_none(deckhouse: OpenHouse) -> None:
    ticket = await deckhouse.lay(2, game="mating")
    page = await deckhouse.open(ticket)

    sentence = "The Mating Game is played with its own deck only."
    assert await refused(deckhouse, page, GAMES["mating"].card_file(), 409) == sentence
    assert await deckhouse.problem("GET", "/api/games/mating/deck", 409) == sentence


async def test_the_games_own_deck_is_there_to_begin_from(deckhouse: OpenHouse) -> None:
    games = {game["id"]: game for game in (await deckhouse.rest.get("/api/games")).json()}

    reply = await deckhouse.rest.get(f"/api/games/{GAME.id}/deck")

    assert games[GAME.id]["own_decks"]
    assert not games["mating"]["own_decks"]
    assert reply.text == OWN
    assert reply.headers["content-type"].startswith("application/toml")
    assert 'filename="phanerozoic.toml"' in reply.headers["content-disposition"]


# -- Phylo, for which people make decks ----------------------------------------------------
PHYLO = GAMES["phylo"]
HEAD = 'name = "Coast of Kent"\nabout = "Made by a class of twelve-year-olds."\n'
KENT = HEAD + PHYLO.card_file().replace('name = "Scots pine"', 'name = "Pine of Kent"')


async def phylo_table(house: OpenHouse, **options: wire.Value) -> Page:
    """A person and three bots."""
    bots = ("random", "greedy", "random")
    return await house.open(await house.lay(4, bots, options, PHYLO.id))


async def test_a_deck_for_phylo_is_played_by_people_and_bots(house: OpenHouse) -> None:
    page = await phylo_table(house, end="rounds", rounds=1)
    watcher = await house.open(page.table.code)

    await bring(house, page, KENT)
    await page.done("begin")
    await play_out(page)

    await watcher.catch_up()
    assert watcher.table.deck == "Coast of Kent"
    assert watcher.frames[-1].outcome is not None
    assert "Pine of Kent" in await names_at(house, page.table.code)
    text = (await house.rest.get(f"/api/tables/{page.table.code}/record")).text
    assert msgspec.json.decode(text.splitlines()[0])["cards"] == KENT
    assert read_record(text, GAMES).game.cards_text == KENT


def test_the_record_of_such_a_table_is_replayed_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record(PHYLO.with_cards(KENT), 2, 7, {"end": "rounds", "rounds": 1})
    while record.position.actors():
        seat = record.position.to_act()
        record.play(seat, record.position.legal(seat)[0])
    kept = tmp_path / "kent.jsonl"
    kept.write_text(record.text(), encoding="utf-8")

    shown = runner(capsys, monkeypatch)("replay", kept)

    assert shown.code == 0, shown.error
    assert "Phylo" in shown.out


BAD_PHYLO: dict[str, tuple[str, str]] = {
    "a terrain that is none": (
        KENT.replace('terrains = ["forest"]', 'terrains = ["moon"]', 1),
        "Line 27: terrains is one of forest, grassland, desert,",
    ),
    "a scale beyond nine": (
        KENT.replace("scale = 9", "scale = 10", 1),
        "Line 26: scale of scalesia: it goes from 1 to 9; 10 is outside.",
    ),
    "a name that is a number": ("name = 7\n" + PHYLO.card_file(), "Line 1: name is a text, not 7."),
}


@pytest.mark.parametrize("name", BAD_PHYLO)
async def test_a_bad_deck_for_phylo_is_refused_by_line_and_field(
    house: OpenHouse, name: str
) -> None:
    deck, sentence = BAD_PHYLO[name]
    page = await phylo_table(house)
    before = await house.look(page.table.code)

    said = await refused(house, page, deck)

    assert sentence in said
    assert await house.look(page.table.code) == before


async def test_a_deck_for_two_is_refused_by_a_table_for_four(house: OpenHouse) -> None:
    species = KENT.split("[[species]]")
    small = "[[species]]".join(species[:26])
    four, two = await phylo_table(house), await house.open(await house.lay(2, game=PHYLO.id))

    sentence = "4 players need a deck of at least 40 cards; this one has 25."
    assert await refused(house, four, small) == sentence
    await bring(house, two, small)
    assert (await two.refused("set up", seats=4)).sentence == sentence


# -- saved ---------------------------------------------------------------------------------
async def test_a_deck_that_cannot_be_saved_has_not_been_brought(
    deckhouse: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    (host,) = await deckhouse.gather(people=1, seats=2)
    monkeypatch.setattr(deckhouse.store, "save", fail)

    assert (await put(deckhouse, host.ticket, MEADOW))[0] == 503

    monkeypatch.undo()
    assert (await deckhouse.look(host.table.code)).deck_hash == ""
    assert "Seagrass" in await names_at(deckhouse, host.table.code)


def fail(_lines: object) -> None:
    raise OSError("the disk is full")


async def test_a_deck_that_is_no_longer_read_closes_its_table_alone(tmp_path: Path) -> None:
    """A later version may be stricter."""
    async with open_house(tmp_path, games=GAMES_HERE) as house:
        (host,) = await house.gather(people=1, seats=2)
        await bring(house, host, MEADOW)
        (other,) = await house.gather(people=1, seats=2)
    stricter = replace(OPEN, read_cards=lambda text: GAME.read_cards(text.replace("row", "rows")))

    async with open_house(tmp_path, games={GAME.id: stricter}) as house:
        assert (await house.look(host.table.code)).stage == "closed"
        assert (await house.look(other.table.code)).stage == "gathering"
        path = f"/api/tables/{host.table.code}/cards"
        assert (await house.rest.get(path)).status_code in (200, 404)


def test_a_log_from_before_there_were_decks_is_read() -> None:
    assert read_entry('{"type":"turned","seats":2,"options":{},"pace":"human"}') == Turned(
        2, {}, "human"
    )


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Coast of Kent", "Coast of Kent"),
        ("  Two\n lines\u202e\x07 ", "Two lines"),
        ("x" * 99, "x" * 60),
        ("", "Own deck"),
        (7, "Own deck"),
    ],
)
def test_a_deck_is_called_what_it_says(name: object, shown: str) -> None:
    class Cards:
        pass

    cards = Cards()
    cards.name = name  # type: ignore[attr-defined]

    assert deck_name(cards) == shown
    assert deck_name(Cards()) == "Own deck"


def test_a_deck_may_say_what_it_is_about() -> None:
    class Cards:
        about = "Plants and animals\nof the coast." + "x" * 999

    assert deck_about(Cards()).startswith("Plants and animals of the coast.")
    assert len(deck_about(Cards())) == 300
    assert deck_about(object()) == ""
