"""Decks for Phylo, the game that people make them for."""

from pathlib import Path

import msgspec
import pytest

from tangledbank import GAMES
from tangledbank.core.record import Record, read_record
from tangledbank.server import wire
from tests.commands import runner
from tests.server.decks import bring, names_at, refused
from tests.server.house import OpenHouse, a_bot
from tests.server.pages import Page, play_out

pytestmark = pytest.mark.once

PHYLO = GAMES["phylo"]
HEAD = 'name = "Coast of Kent"\nabout = "Made by a class of twelve-year-olds."\n'
KENT = HEAD + PHYLO.card_file().replace('name = "Scots pine"', 'name = "Pine of Kent"')


async def phylo_table(house: OpenHouse, **options: wire.Value) -> Page:
    """A person and three bots."""
    bots = (a_bot(PHYLO.id),) * 3
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
