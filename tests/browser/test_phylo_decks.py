"""A table of Phylo brings its own deck: everyone plays with it, and a bad one changes nothing."""

import re

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tangledbank.games.phylo.tests.words import deck
from tests.browser.conftest import Visit
from tests.browser.phylo import Naturalist, lay
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

GLADE = 'name = "The glade"\nabout = "Ferns, voles and owls."\n\n' + deck(
    "marsh-fern sun groups=fern points=3 copies=8", "hedge-vole plants groups=mammal copies=8",
    "elf-owl meat groups=bird copies=8", "cave-newt other groups=amphibian copies=2",
    "wildfire copies=4", size=30,
)  # fmt: skip


def as_file(text: str) -> FilePayload:
    """What somebody has on their disk."""
    return {"name": "glade.toml", "mimeType": "application/toml", "buffer": text.encode()}


def loader(ana: Naturalist) -> Locator:
    """The place where the host brings a deck, open."""
    ana.page.get_by_role("button", name=re.compile("^Bring (a|another) deck$")).click()
    dialog = ana.page.get_by_role("dialog", name="Bring a deck")
    expect(dialog).to_be_visible()
    return dialog


def is_drawn(card: Locator) -> bool:
    """Whether there is a figure on a card."""
    figure = card.locator("svg.phylo-figure").first
    expect(figure).to_be_visible()
    drawn: bool = figure.evaluate(
        "one => one.querySelector('.sil').getBBox().width > 10 && one.clientWidth > 10"
    )
    return drawn


def test_everyone_plays_with_the_deck_that_the_host_brings(visit: Visit, stage: Stage) -> None:
    ticket = lay(stage)
    tickets = [ticket, stage.take_seat(ticket["code"], "Ben")]
    people = [Naturalist(visit(address=stage.address, reduced_motion="reduce")) for _ in tickets]
    ana, ben = people
    for one, held in zip(people, tickets, strict=True):
        one.visitor.sit(held)
    section = [one.page.get_by_role("region", name="The deck") for one in people]
    expect(section[1]).to_contain_text("The game's own deck")
    expect(section[1].get_by_role("button", name="Bring a deck")).to_have_count(0)

    dialog = loader(ana)
    dialog.locator("input[type=file]").set_input_files(as_file(GLADE))
    expect(dialog).to_be_hidden()
    for place in section:
        expect(place).to_contain_text("The glade")
        expect(place).to_contain_text("30 cards: 26 species and 4 events")
        expect(place).to_contain_text("Ferns, voles and owls.")
    section[1].get_by_role("button", name="Look at the cards").click()
    gallery = ben.page.get_by_role("dialog", name="The deck")
    for name in ("Marsh fern", "Hedge vole", "Elf owl", "Cave newt"):
        expect(gallery.get_by_text(name).first).to_be_visible()
    ben.page.keyboard.press("Escape")

    # A round with it.
    ana.begin()
    ben.until_dealt()
    drawn = set()
    for _draw in range(2):
        for one in (ben, ana):
            assert one.until_asked()
            for id in one.view["own"]["hand"]:
                name = re.sub(r"-\d+$", "", id).replace("-", " ").capitalize()
                expect(one.own(id)).to_have_accessible_name(re.compile(f"^{name}: "))
                if name != "Wildfire":
                    drawn.add(is_drawn(one.page.locator(f'.phy:has([data-card="{id}"])')))
            one.press("Keep all five")
    assert drawn == {True}
    for one in (ben, ana):
        assert one.until_asked()
        one.press(re.compile("^Ready"))
    for one in people:
        one.visitor.until("a round is over", lambda one=one: bool(one.view["rounds"]))  # type: ignore[misc]
        one.visitor.until("it is shown", one.is_at_pond)


def test_a_bad_deck_is_refused_by_line_and_field(visit: Visit, stage: Stage) -> None:
    ana = Naturalist(visit(address=stage.address))
    ana.visitor.forgiven += ["400"]
    ticket = lay(stage)
    ana.visitor.sit(ticket)
    bad = GLADE.replace("scale = 5", "scale = 12", 1)
    line = 1 + bad.splitlines().index("scale = 12")
    saved = stage.run(stage.house.store.entries(ticket["code"]))

    dialog = loader(ana)
    field = dialog.get_by_role("textbox", name="The card file")
    field.fill(bad)
    dialog.get_by_role("button", name="Play with this deck").click()
    why = dialog.get_by_role("alert")
    expect(why).to_contain_text(re.compile(rf"Line {line}: scale of marsh-fern\b"))
    expect(field).to_have_value(bad)
    dialog.get_by_role("button", name=f"Show line {line}").click()
    chosen = field.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)")
    assert chosen == "scale = 12"
    assert stage.run(stage.house.store.entries(ticket["code"])) == saved

    ana.page.reload()
    place = ana.page.get_by_role("region", name="The deck")
    expect(place).to_contain_text("The game's own deck")
    expect(place).to_contain_text("100 cards")

    # Mended, it is taken; and the host can go back.
    dialog = loader(ana)
    dialog.get_by_role("textbox", name="The card file").fill(GLADE)
    dialog.get_by_role("button", name="Play with this deck").click()
    expect(place).to_contain_text("The glade")
    place.get_by_role("button", name="Back to the game's own deck").click()
    expect(place).to_contain_text("The game's own deck")
