"""A table may bring a deck of its own: checked, saved, and played with by everyone at it."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tangledbank import GAMES
from tangledbank.core.record import read_record
from tangledbank.server.entries import Brought, Turned, read_entry
from tangledbank.server.names import deck_about, deck_name
from tests.server.decks import GAMES_HERE, MEADOW, OPEN, OWN, bring, few_goals, names_at, put
from tests.server.house import GAME, SHORT, OpenHouse, open_house
from tests.server.pages import play_out

pytestmark = pytest.mark.once


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
