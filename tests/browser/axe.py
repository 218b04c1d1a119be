"""axe-core's complaints about a page: by day and by night, on a desk and on a phone.

`make test` judges each place by day at one size, and every third also by night at another; which
ones differs from place to place, and never from run to run. Of pages that are alike in all games it
judges some. `make soak` judges all of it.
"""

import os
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Literal, TypeVar
from zlib import crc32

from tests.browser.hands import Player
from tests.samples import SOAKING

T = TypeVar("T")
Theme = Literal["light", "dark"]

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": (1280, 800), "phone": (360, 640)}
THEMES: list[Theme] = ["light", "dark"]
# Nothing is judged while it moves. By night only the colours are different.
RUN = """async ([part, theme]) => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const all = {resultTypes: ['violations']}
    const colours = {...all, runOnly: ['color-contrast', 'link-in-text-block']}
    const found = await axe.run(part, theme === 'dark' ? colours : all)
    return found.violations.flatMap(({id, help, nodes}) =>
        nodes.map(({target, failureSummary}) => [id, help, target.join(' '), failureSummary]))
}"""


def complaints(
    player: Player, where: str, part: str = "html", sizes: tuple[str, ...] = ("desk", "phone")
) -> list[str]:
    """About the page or a part of it."""
    found = []
    for size, theme in judged(where, sizes):
        width, height = SIZES[size]
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.emulate_media(color_scheme=theme)
        found += [f"{where}, {size}, {theme}: {one}" for one in told(player, part, theme)]
    width, height = SIZES["desk"]
    player.page.set_viewport_size({"width": width, "height": height})
    player.until_drawn()  # again, before anybody aims at what lies there
    return found


def judged(where: str, sizes: Sequence[T]) -> Iterable[tuple[T, Theme]]:
    """The sizes and themes in which a place of the running test is judged."""
    if SOAKING:
        return product(sizes, THEMES)
    chance = crc32(f"{os.environ['PYTEST_CURRENT_TEST']} {where}".encode())
    themes = THEMES if chance % 3 == 0 else THEMES[:1]
    return [(sizes[(chance + i) % len(sizes)], theme) for i, theme in enumerate(themes)]


def some_of(games: list[str]) -> list[str]:
    """For pages that are alike in all games, whose tables other tests judge."""
    return games if SOAKING else games[::3]


def told(player: Player, part: Any, theme: str) -> list[str]:
    """What axe says of the page as it is, a line each."""
    return [" | ".join(one) for one in player.page.evaluate(RUN, [part, theme])]
