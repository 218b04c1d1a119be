"""Every page on a phone, a desk and a projector, by day and some by night; and into every game.

One browser walks all of it: pages are loaded once, and then resized and darkened.
"""

from collections.abc import Callable, Iterator
from itertools import product

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tangledbank import GAMES
from tests.browser.axe import AXE, THEMES, judged, told
from tests.browser.clades import Caller, triples
from tests.browser.hands import NO_POINTER, Keys, Player
from tests.browser.site import Site
from tests.browser.stage import Stage
from tests.browser.test_clades_alone import key_of
from tests.browser.visitor import PATIENCE
from tests.samples import SOAKING
from tests.server.house import a_bot
from tests.server.past import played

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow, pytest.mark.sampled]

SCREENS = {360: 640, 1280: 800, 1920: 1080}
LEAVES = ("about", "rules", "options", "cards")
GAME_PAGES = {f"{game} {leaf}": f"/games/{game}#{leaf}" for game in GAMES for leaf in LEAVES}
PAGES = {
    "shelf": "/", "upload": "/replay", "credits": "/credits", "missing": "/nowhere", **GAME_PAGES
}  # fmt: skip
# What is there once a page has all that it fetches.
THERE = {
    "shelf": "article:nth-of-type(5) .box svg", "upload": "main h1", "credits": ".prose h2",
    "missing": "main h1", "about": ".story section", "rules": ".prose .entry",
    "options": ".option", "cards": "li .plates > *",
}  # fmt: skip
# Plates are alike, and alike at every width: a soak judges all of them on the phone.
SOME_PLATES = {"include": ["html"], "exclude": [["main > ul > li:not(:nth-child(9n + 1))"]]}
# Pictures that are not there: files, parts of drawings that they take from elsewhere, covers.
MISSING = """() => [
    ...[...document.images].filter(one => one.complete && !one.naturalWidth).map(one => one.src),
    ...[...document.querySelectorAll('use')].map(one => one.getAttribute('href') ?? '')
        .filter(link => link.startsWith('#') && !document.getElementById(link.slice(1))),
    ...[...document.querySelectorAll('[fill^="url("], [clip-path^="url("], [mask^="url("]')]
        .flatMap(one => ['fill', 'clip-path', 'mask'].map(name => one.getAttribute(name) ?? ''))
        .map(text => /^url\\(["']?#([^"')]+)/.exec(text)?.[1])
        .filter(id => id && !document.getElementById(id)),
    ...[...document.querySelectorAll(':is(.plates, button, [role=img]) svg:not(:has(*))')]
        .map(one => `empty ${one.outerHTML}`),
    ...[...document.querySelectorAll('.box .front')]
        .filter(one => !one.querySelector('svg :is(path, rect, circle)')).map(() => 'empty box'),
]"""
# Whatever flies has landed: nothing is judged while it moves.
STILL = """async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.allSettled(document.getAnimations()
        .filter(one => one.effect.getComputedTiming().endTime < Infinity)
        .map(one => one.finished))
}"""
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def walker(browser: Browser, site: Site) -> Iterator[Player]:
    """Somebody without a mouse, who wants little motion, on pages that axe may look at."""
    context = browser.new_context(reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(AXE.read_text())
    context.add_init_script(NO_POINTER)
    walker = Player(context, site.address)
    yield walker
    walker.leave()


def complaints(walker: Player, *, few_plates: bool = False) -> list[str]:
    """What is wrong with the page that is open, at every size, by day and by night."""
    page, found = walker.page, []
    by_axe = set(judged("page", list(SCREENS)))
    for width, theme in product(SCREENS, THEMES):
        if theme == "dark" and (width, theme) not in by_axe:  # only the colours are different
            continue
        page.set_viewport_size({"width": width, "height": SCREENS[width]})
        page.emulate_media(color_scheme=theme)
        page.evaluate(STILL)
        heard = [f"missing picture: {one}" for one in page.evaluate(MISSING)]
        if (wider := page.evaluate(WIDE)) > 0:
            heard.append(f"{wider} pixels too wide")
        if (width, theme) in by_axe:
            every_plate = SOAKING and width == min(SCREENS)
            part = SOME_PLATES if few_plates and not every_plate else "html"
            heard += told(walker, part, theme)
        found += [f"{width}, {theme}: {one}" for one in heard]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 800})
    return found + walker.unforgiven()


def open_page(walker: Player, path: str) -> None:
    """From nothing: another # alone would not load the page again."""
    walker.heard.clear()
    walker.said.clear()
    walker.page.goto("about:blank")
    walker.troubles.clear()
    walker.go(path)


def test_a_walk_would_see_what_is_wrong(walker: Player) -> None:
    open_page(walker, "/credits")
    expect(walker.page.locator(THERE["credits"]).first).to_be_visible()
    walker.page.evaluate(
        """() => document.querySelector('main').insertAdjacentHTML('beforeend', `
            <div style="width: 3000px"><button><svg></svg></button>
            <svg><use href="#nothing"/><path fill="url(#nowhere)"/></svg></div>`)"""
    )

    told = "\n".join(complaints(walker))

    for words in ("button-name", "#nothing", "nowhere", "empty <svg", "pixels too wide"):
        assert words in told


@pytest.mark.parametrize("place", PAGES)
def test_pages(walker: Player, place: str) -> None:
    open_page(walker, PAGES[place])
    expect(walker.page.locator(THERE[place.split()[-1]]).first).to_be_visible()

    assert complaints(walker, few_plates=place.endswith(" cards")) == []


def test_a_lobby_that_is_shown_to_everyone(walker: Player, site: Site) -> None:
    open_page(walker, "/")
    keys = Keys(walker)
    keys.tab_to(walker.page.get_by_role("button", name="Play with friends: Phylo"))
    keys.press("Enter")
    switch = walker.page.get_by_role("switch", name="Show this table on the start page")
    keys.tab_to(switch)
    keys.press("Space")
    expect(switch).to_be_checked()

    assert complaints(walker) == []
    tables = httpx.get(f"{site.address}/api/tables", timeout=PATIENCE).json()
    assert any(walker.page.url.endswith(table["code"]) for table in tables)


def test_a_game_looked_at_again(walker: Player, stage: Stage) -> None:
    pages = stage.run(played(stage.house, GAMES["phylo"]))
    stage.run(stage.house.send_home())
    open_page(walker, "/nowhere")
    walker.page.goto(f"{stage.address}/r/{pages[0].table.code}")
    expect(walker.page.get_by_role("slider", name="Step")).to_be_visible()

    assert complaints(walker) == []


# -- the five games ------------------------------------------------------------------------
def choose_a_card(walker: Player, keys: Keys) -> None:
    """Phanerozoic: the first card of the hand."""
    assert walker.wait_until_asked(keys.skip_film)
    keys.press("1", "Enter")


def call_a_triple(walker: Player, keys: Keys) -> None:
    """Clades: three letters; or the button, when there is no triple."""
    caller = Caller(walker)
    caller.until_dealt()
    found = [three for three in triples(caller.view["reach"]) if not is_own(caller, three)]
    if found:
        keys.press(*(key_of(caller, card) for card in found[0]))
    else:
        keys.tab_to(caller.stuck)
        keys.press("Enter")


def is_own(caller: Caller, three: tuple[str, str, str]) -> bool:
    """Whether a triple wants the personal card, which has a key of its own."""
    return not set(three) <= {one["card"] for one in caller.view["shared"]}


def draw_a_card(walker: Player, keys: Keys) -> None:
    """Phylo: the first card goes, another comes."""
    expect(walker.page.get_by_role("region", name="What is asked")).to_be_visible()
    keys.press("1", "d")


def lay_a_strategy(walker: Player, keys: Keys) -> None:
    """The Mating Game: a card that can be paid, or out to lunch."""
    expect(walker.page.get_by_role("region", name="What is asked")).to_be_visible()
    hand = walker.view["hand"]
    paid = [one.split()[1] for one in walker.frame["legal"] if one.startswith("play ")]
    keys.press(str(1 + hand.index(paid[0])) if paid else "6", "Enter")


def lay_a_card(walker: Player, keys: Keys) -> None:
    """The T-Rex Game: keep the hand if that is asked, else a card at the first spot, face down."""
    expect(walker.page.get_by_role("region", name="What is asked")).to_be_visible()
    if "keep" in walker.frame["legal"]:
        keys.press("k")
    else:
        keys.press("1", "a", "Enter")


FIRST: dict[str, Callable[[Player, Keys], None]] = {
    "phanerozoic": choose_a_card,
    "clades": call_a_triple,
    "phylo": draw_a_card,
    "mating": lay_a_strategy,
    "trex": lay_a_card,
}


def test_every_game_has_a_first_decision_here() -> None:
    assert set(FIRST) == set(GAMES)


@pytest.mark.parametrize("game", FIRST)
def test_from_the_shelf_to_the_first_decision_by_keys_alone(walker: Player, game: str) -> None:
    open_page(walker, "/")
    keys = Keys(walker)
    keys.tab_to(walker.page.get_by_role("button", name=f"Play now: {GAMES[game].title}"))
    keys.press("Enter")  # the one click: the game begins by itself
    walker.until("asked", lambda: is_asked(walker))

    FIRST[game](walker, keys)

    walker.until("the first decision is made", lambda: walker.acts_done() == 1)
    assert walker.page.evaluate("window.touched") is None
    assert walker.unforgiven() == []


@pytest.mark.parametrize("game", FIRST)
def test_tables_at_the_first_decision(walker: Player, site: Site, game: str) -> None:
    seats = GAMES[game].seats[0]
    ticket = site.lay(game=game, seats=seats, bots=[a_bot(game)] * (seats - 1))
    open_page(walker, "/nowhere")
    walker.sit(ticket)
    keys = Keys(walker)
    keys.tab_to(walker.page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    walker.until("asked", lambda: is_asked(walker))
    expect(walker.page.locator("main").get_by_role("heading", level=2).first).to_be_visible()

    assert complaints(walker) == []


def is_asked(walker: Player) -> bool:
    """Whether this seat may act; where all play at once, everyone may, and nothing is listed."""
    return bool(walker.all_heard("frame")) and walker.view["seat"] in walker.view["actors"]
