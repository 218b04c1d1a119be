"""A deck that cannot be played with is refused, and leaves the table as it was."""

import pytest

from tangledbank import GAMES
from tangledbank.server import decks, wire
from tests.server.decks import MEADOW, OWN, bring, few_goals, refused
from tests.server.house import GAME, OpenHouse

pytestmark = pytest.mark.once


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
    "bytes": (b"\xff\xfe\x00", "The card file is not UTF-8 text."),
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
