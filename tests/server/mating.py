"""Tables of The Mating Game for the tests."""

from typing import Any

from tangledbank import GAMES
from tangledbank.games.mating.scenes import scene
from tangledbank.server import wire
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    Script,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    so_far,
)
from tests.server.pages import Page

MATING = GAMES["mating"]
BEN = 1
LUNCH = "out to lunch"


async def sit_down(house: OpenHouse, people: int = 3, **options: wire.Value) -> list[Page]:
    """People only, with the cards dealt and seen."""
    pages = await gather(house, MATING.id, people, options=options)
    await pages[0].done("begin")
    await catch_up(pages)
    return pages


async def set_scene(house: OpenHouse, pages: list[Page], **words: Any) -> None:
    """Everything lies as the words say; whatever was dealt is gone."""
    await lay_out(house, pages, scene(**words))


async def perform(pages: list[Page], script: Script) -> list[list[str]]:
    """The seats do this, one after another; what reaches everyone but Ben."""
    starts = so_far(pages)
    await follow(pages, script)
    return overheard(pages, starts, BEN)


MALES = ["red-deer-roar", "peafowl-fan", "giraffe-lean"]  # the peafowl is the easiest prey
