"""Pictures of the page: `python -m tests.screenshots` takes all into screens/, or some by name.

With `--docs` it takes those that our Markdown shows, or those that are named, into docs/screens/.

One seeded game, which bots play up to the moments that are worth a picture; then a browser sits
down, picks a card and holds still. So the same sources make the same pictures. Those of Clades are
in `clades_pictures.py`, those of The Mating Game in `mating_pictures.py`, those of Phylo in
`phylo_pictures.py`, those of The T-Rex Game in `trex_pictures.py`.
"""

import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

import msgspec
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tangledbank import GAMES, Event, Record, seeded
from tangledbank.bots import make_bot
from tangledbank.core.shuffle import Shuffle
from tangledbank.server import tables
from tangledbank.server.entries import Acted
from tangledbank.server.wire import Ticket
from tests import clades_pictures as clades
from tests import mating_pictures as mating
from tests import phylo_pictures as phylo
from tests import trex_pictures as trex
from tests.browser.hands import Mouse, Player
from tests.browser.site import launch
from tests.browser.stage import Stage, staging
from tests.webp import to_webp

ROOT = Path(__file__).parent.parent
TAKEN = ROOT / "screens"  # as they are, for whoever works on the page; git ignores them
SHOWN = ROOT / "docs" / "screens"  # for readers, as WebP
PHANEROZOIC = GAMES["phanerozoic"]
NAMES = ("Curious Trilobite", "Ana", "Bo")
CODE = "FERN7K"
DEAL = 1100  # a game of many species, with all the moments below
Theme = Literal["light", "dark"]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PROJECTOR: ViewportSize = {"width": 1920, "height": 1080}


# -- the game ------------------------------------------------------------------------------
def part(name: str) -> str:
    """A part of the shuffle that is the same every time."""
    return sha256(name.encode()).hexdigest()


SHUFFLE = Shuffle(part(f"secret {DEAL}"), tuple(part(f"nonce {seat}") for seat in range(3)))


@dataclass
class Played:
    """The whole game."""

    record: Record
    views: list[Any] = field(default_factory=list)  # before each action, as the first seat sees it
    events: list[list[Event]] = field(default_factory=list)  # of each action


@cache
def play() -> Played:
    """By bots."""
    record = Record(PHANEROZOIC, len(NAMES), SHUFFLE.seed, {}, SHUFFLE)
    bot = make_bot(PHANEROZOIC, "greedy")
    played = Played(record)
    while actors := record.position.actors():
        seat, number = actors[0], len(record.entries)
        played.views.append(record.position.view(0))
        view, legal = record.position.view(seat), record.position.legal(seat)
        action = bot.choose(view, legal, seeded(number)).action
        played.events.append(record.play(seat, action))
    return played


def moment(fits: Callable[[int], bool]) -> int:
    """How many actions come before the last moment that fits."""
    found = [number for number in range(len(play().views)) if fits(number)]
    assert found, "no moment of this game fits; look for another DEAL"
    return found[-1]


def choosing(number: int) -> bool:
    """A round begins: everyone chooses, and nobody has."""
    view = play().views[number]
    return bool(view.phase == "choosing" and view.actors == (0, 1, 2))


def evolving(number: int) -> tuple[str, list[str], list[str]]:
    """A card of the first seat that could evolve, its parents, and who lacks little for one."""
    position = play().record.after(number)
    view = play().views[number]
    if view.phase != "acting" or view.actors != (0,) or len(view.players[0].face_up) < 3:
        return "", [], []
    for card in view.players[0].face_up:
        living = [one.card for row in (view.plants, view.animals) for one in row]
        ways = {one: PHANEROZOIC.parse(f"evolve {card} from {one}") for one in living}
        parents = [one for one in living if ways[one] in position.legal(0)]
        refusals = {one: position.why_not(0, ways[one]) for one in living if one not in parents}
        lacking = [
            one
            for one, refusal in refusals.items()
            if refusal is not None and len({check.met for check in refusal.checks}) == 2
        ]
        if len(parents) > 1 and lacking:
            return card, parents, lacking
    return "", [], []


def feeding(number: int) -> bool:
    """The first seat's action is the last of its round, and then somebody eats an animal."""
    played = play()
    hunted = [one for one in played.events[number] if one.name == "ate"]
    return played.record.entries[number].seat == 0 and len(hunted) > 1


# -- the table -----------------------------------------------------------------------------
@dataclass
class Sitting:
    """A server with this one table, and the browser's ticket for the first seat."""

    stage: Stage
    ticket: dict[str, Any]

    def go_on(self, actions: int) -> None:
        """Begin, and do this many actions."""
        self.stage.run(self.play(actions))

    async def play(self, actions: int) -> None:
        """On the server's side."""
        table = self.stage.house.tables.live[CODE]
        host, *_others = self.stage.house.pages
        await host.done("begin")
        for entry in play().record.entries[:actions]:
            async with table.lock:
                await table.commit(Acted(entry.seat, PHANEROZOIC.notation(entry.action), 0))


@contextmanager
def sitting(people: int) -> Iterator[Sitting]:
    """A table of three, this many of them here; the first seat's page gives way to the browser."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(tables, "new_part", lambda: SHUFFLE.secret),
        patch.object(tables, "new_code", lambda: CODE),
        staging(Path(folder)) as stage,
    ):
        house = stage.house
        wish = {"game": PHANEROZOIC.id, "name": NAMES[0], "seats": 3, "options": {}}
        ticket = stage.run(house.rest.post("/api/tables", json=wish)).json()
        stage.run(house.open(msgspec.convert(ticket, Ticket), nonce=SHUFFLE.nonces[0]))
        for name, nonce in list(zip(NAMES, SHUFFLE.nonces, strict=True))[1:people]:
            stage.run(house.open(stage.run(house.sit(CODE, name)), nonce=nonce))
        kept = {"nonce": SHUFFLE.nonces[0], "commitment": SHUFFLE.commitment, "early": True}
        yield Sitting(stage, ticket | kept)


@contextmanager
def unlaid() -> Iterator[Sitting]:
    """A server without a table; whatever is laid there is always called the same."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(tables, "new_code", lambda: CODE),
        patch.object(tables, "bot_name", lambda _taken: NAMES[1]),
        staging(Path(folder)) as stage,
    ):
        yield Sitting(stage, {})


# -- the pictures --------------------------------------------------------------------------
def shelf(player: Player, _table: Sitting) -> None:
    """The start page."""
    player.go()
    expect(player.page.get_by_role("button", name="Play now: Phanerozoic")).to_be_visible()


def lobby(player: Player, table: Sitting) -> None:
    """Ana has come, one seat is open."""
    player.sit(table.ticket)
    expect(player.page.get_by_role("img", name="QR code for ")).to_be_visible()


def first_choice(player: Player, table: Sitting) -> None:
    """A hand of cards, one of them picked."""
    table.go_on(moment(choosing))
    player.sit(table.ticket)
    assert player.wait_until_asked()
    Mouse(player).pick(player.view["hand"][1])


def new_species(player: Player, table: Sitting) -> None:
    """A card is picked, its parents are lit, one is aimed at, and one says why not."""
    number = moment(lambda number: bool(evolving(number)[0]))
    card, parents, lacking = evolving(number)
    table.go_on(number)
    player.sit(table.ticket)
    assert player.wait_until_asked()
    Mouse(player).pick(card)
    player.living(parents[-1]).click()
    expect(player.asks).to_contain_text("?")
    player.living(lacking[0]).click()
    expect(player.page.get_by_role("status").filter(has_text="Why not ")).to_be_visible()


def film(player: Player, table: Sitting) -> None:
    """Nature takes its course: somebody eats."""
    number = moment(feeding)
    table.go_on(number)
    player.sit(table.ticket)
    assert player.wait_until_asked()
    Mouse(player).do(PHANEROZOIC.notation(play().record.entries[number].action))
    player.film.get_by_role("button", name="Pause").click()
    caption = player.film.get_by_role("paragraph")
    while " eats " not in caption.inner_text():
        player.film.get_by_role("button", name="One step on").click()


def end(player: Player, table: Sitting) -> None:
    """All points are counted."""
    table.go_on(len(play().record.entries))
    player.sit(table.ticket)
    expect(player.points).to_be_visible()


def lesson(player: Player, _table: Sitting) -> None:
    """A guided first game, at its first decision."""
    player.go()
    player.page.get_by_role("button", name="Learn by playing: Phanerozoic").click()
    player.page.get_by_role("button", name="Begin", exact=True).click()
    expect(player.page.get_by_role("button", name="Got it")).to_be_visible()


def rules(player: Player, _table: Sitting) -> None:
    """A word is looked for in the rulebook of a game."""
    player.go("/games/phanerozoic#rules")
    player.page.get_by_role("searchbox").fill("hungry")


def replay(player: Player, table: Sitting) -> None:
    """The game is over, and looked at again in its middle, from the first seat."""
    table.go_on(len(play().record.entries))
    player.go(f"/r/{CODE}#step={len(play().record.entries) // 2}&as=0")
    expect(player.page.get_by_role("slider")).to_be_visible()


def analysis(player: Player, table: Sitting) -> None:
    """The game is over and analysed, and looked at again at a mistake of the first seat."""
    replay(player, table)
    player.page.get_by_role("button", name="Analyse").click()
    player.page.get_by_role("button", name="The next mistake").click()
    expect(player.page.get_by_role("button", name="Try it from here")).to_be_visible()


@contextmanager
def judging() -> Iterator[Sitting]:
    """A table at which analyses take more trials than tests have time for."""
    with patch("tests.server.house.TRIALS", 300), sitting(3) as table:
        yield table


@dataclass(frozen=True)
class Picture:
    """What is shown, how large, and by day or by night."""

    name: str
    show: Callable[[Player, Any], None]
    screen: ViewportSize
    theme: Theme
    sits: Callable[[], AbstractContextManager[Any]] = lambda: sitting(3)


THEMES: tuple[Theme, ...] = ("light", "dark")
MOMENTS = {"shelf": shelf, "choosing": first_choice, "table": new_species,
           "film": film, "end": end}  # fmt: skip


def of_a_game(
    id: str,
    moments: Mapping[str, Callable[[Any, Any], None]],
    sits: Callable[[], AbstractContextManager[Any]],
    *more: tuple[str, ViewportSize, Theme],
) -> list[Picture]:
    """Every moment by day on a desk; the table at night, on phones and on a projector as well."""
    wanted: list[tuple[str, ViewportSize, Theme]] = [(name, DESK, "light") for name in moments]
    wanted += [("table", DESK, "dark"), ("table", PROJECTOR, "light")]
    wanted += [("table", PHONE, theme) for theme in THEMES]
    found = []
    for name, screen, theme in [*wanted, *more]:
        place = "" if screen is DESK else "phone" if screen is PHONE else "projector"
        what = place if place and name == "table" else f"{place}-{name}".strip("-")
        found.append(Picture(f"{id}-{what}-{theme}", moments[name], screen, theme, sits))
    return found


PICTURES = [
    *(
        Picture(f"{name}-{theme}", show, DESK, theme)
        for name, show in MOMENTS.items()
        for theme in THEMES
    ),
    *(Picture(f"lobby-{theme}", lobby, DESK, theme, lambda: sitting(2)) for theme in THEMES),
    *(Picture(f"lesson-{theme}", lesson, DESK, theme, unlaid) for theme in THEMES),
    *(Picture(f"rules-{theme}", rules, DESK, theme) for theme in THEMES),
    *(Picture(f"replay-{theme}", replay, DESK, theme) for theme in THEMES),
    *(Picture(f"analysis-{theme}", analysis, DESK, theme, judging) for theme in THEMES),
    Picture("phone-analysis-light", analysis, PHONE, "light", judging),
    Picture("phone-lesson-light", lesson, PHONE, "light", unlaid),
    Picture("phone-light", new_species, PHONE, "light"),
    Picture("phone-dark", new_species, PHONE, "dark"),
    Picture("phone-shelf-light", shelf, PHONE, "light"),
    Picture("phone-lobby-light", lobby, PHONE, "light", lambda: sitting(2)),
    Picture("phone-choosing-light", first_choice, PHONE, "light"),
    Picture("phone-film-light", film, PHONE, "light"),
    Picture("phone-end-light", end, PHONE, "light"),
    Picture("projector-light", new_species, PROJECTOR, "light"),
    Picture("projector-film-dark", film, PROJECTOR, "dark"),
    *of_a_game("clades", clades.MOMENTS, clades.sitting,
               ("teaching", PHONE, "light"), ("afterwards", DESK, "dark")),
    *of_a_game("mating", mating.MOMENTS, mating.sitting),
    *of_a_game("phylo", phylo.MOMENTS, phylo.sitting),
    *of_a_game("trex", trex.MOMENTS, trex.sitting),
]  # fmt: skip


def take(browser: Browser, picture: Picture) -> bytes:
    """One picture, as PNG."""
    with picture.sits() as table:
        hand = {"has_touch": True, "is_mobile": True} if picture.screen is PHONE else {}
        context = browser.new_context(
            viewport=picture.screen,
            color_scheme=picture.theme,
            **hand,  # type: ignore[arg-type]
        )
        player = Player(context, table.stage.address)
        name = json.dumps(json.dumps(NAMES[0]))
        context.add_init_script(f"localStorage.setItem('tangledbank.name', {name})")
        # As if others in the house could come, at an address that is the same every time.
        health = {"version": "", "compiled": True, "addresses": ["http://192.168.1.20:8765/"]}
        player.page.route("**/api/health", lambda route: route.fulfill(json=health))
        picture.show(player, table)
        player.page.mouse.move(1, 1)
        player.page.evaluate("document.fonts.ready")
        player.page.wait_for_timeout(600)  # whatever flies has landed
        shot = player.page.screenshot(animations="disabled")
        player.leave()
    return shot


def shown() -> set[str]:
    """The pictures that our Markdown shows."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    return {name for text in texts for name in re.findall(r"screens/([\w-]+)\.webp\)", text)}


def main() -> None:
    """Take the pictures that are wanted, and say how large they are."""
    names = [picture.name for picture in PICTURES]
    for_readers = "--docs" in sys.argv
    named = [word for word in sys.argv[1:] if word != "--docs"]
    wanted = named or (shown() if for_readers else names)
    for name in wanted:
        if name not in names:
            sys.exit(f"There is no picture {name}; there are {', '.join(names)}.")
    folder, kind = (SHOWN, "webp") if for_readers else (TAKEN, "png")
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for picture in PICTURES:
            if picture.name in wanted:
                shot = take(browser, picture)
                data = to_webp(browser, shot) if for_readers else shot
                path = folder / f"{picture.name}.{kind}"
                path.write_bytes(data)
                print(f"{path.relative_to(ROOT)}, {len(data) // 1000} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
