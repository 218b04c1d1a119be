"""How games, cards and rules look in a terminal."""

from collections.abc import Iterable, Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tangledbank.core.game import CardFace, Game
from tangledbank.core.options import Number, Option, Pick, Switch

COLOURS = ("green", "yellow", "cyan", "magenta", "blue", "red")  # of kinds of cards, in their order
READABLE = 100  # columns of running text


def paper(*, error: bool = False) -> Console:
    """What is written on: the output, or the error stream. Card texts are not read as markup."""
    return Console(highlight=False, markup=False, emoji=False, stderr=error)


def plain_table(*columns: str) -> Table:
    """A table with a line below its headings and no other."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column)
    return table


class Palette:
    """Cards are written in the colour of their kind, here and in running text."""

    def __init__(self, faces: Iterable[CardFace]) -> None:
        self.faces = {face.id: face for face in faces}
        kinds = list(dict.fromkeys(face.kind for face in self.faces.values()))
        self.colours = {kind: COLOURS[i % len(COLOURS)] for i, kind in enumerate(kinds)}

    def colour(self, kind: str) -> str:
        """The colour of one kind of card."""
        return self.colours.get(kind, "")

    def write(self, words: str) -> Text:
        """A text with its cards in colour."""
        text = Text(words)
        text.highlight_regex(r"[\w-]+", self.style_of)
        return text

    def style_of(self, word: str) -> str:
        """The colour of a card; none for other words."""
        return self.colour(self.faces[word].kind) if word in self.faces else ""


# -- cards ---------------------------------------------------------------------------------
def in_words(value: int | str | bool | tuple[str, ...]) -> str:
    """A value of a card as people read it."""
    if isinstance(value, bool):
        return "yes" if value else ""
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def gist(face: CardFace) -> str:
    """A card in a line: `Cycad: location 47 · habitat land · stars 2 · icons roots, woody`."""
    parts = []
    for name, value in face.numbers.items():
        if value is True:
            parts.append(name)
        elif in_words(value):
            parts.append(f"{name} {in_words(value)}")
    numbers = " · ".join(parts)
    return numbers if face.name.lower() == face.id else f"{face.name}: {numbers}"


def plate(face: CardFace, palette: Palette) -> Panel:
    """One card with its numbers, its fact and the source of the fact."""
    colour = palette.colour(face.kind)
    numbers = Table.grid(padding=(0, 2))
    for name, value in face.numbers.items():
        lines = "\n".join(value) if isinstance(value, tuple) else in_words(value)
        if lines:
            numbers.add_row(Text(name, style="dim"), lines)
    if face.copies > 1:
        numbers.add_row(Text("copies", style="dim"), str(face.copies))
    names = Text(face.name, style=f"bold {colour}")
    if face.latin and face.latin != face.name:
        names.append(f"  {face.latin}", style="not bold italic")
    parts: list[RenderableType] = [names]
    if face.age:
        parts.append(Text(face.age, style="dim"))
    parts += ["", numbers, "", face.fact, Text(face.source, style="dim")]
    return Panel(
        Group(*parts),
        title=f"{face.kind} {face.id}",
        title_align="left",
        border_style=colour,
        box=ROUNDED,
        padding=(1, 2),
        width=76,
    )


def card_tables(
    faces: Sequence[CardFace], palette: Palette, console: Console
) -> list[RenderableType]:
    """All cards, a table for each kind; if it is too narrow for columns, a line for each card."""
    drawn: list[RenderableType] = []
    for kind in palette.colours:
        of_kind = [face for face in faces if face.kind == kind]
        names = list(dict.fromkeys(name for face in of_kind for name in face.numbers))
        table = plain_table("id", "name", *names)
        for face in of_kind:
            values = [in_words(face.numbers.get(name, "")) for name in names]
            table.add_row(face.id, face.name, *values)
        if console.measure(table).minimum > console.width:
            table = plain_table("id", "card")
            for face in of_kind:
                table.add_row(face.id, gist(face))
        table.columns[0].style = palette.colour(kind)
        table.columns[0].no_wrap = True
        if of_kind:
            count = sum(face.copies for face in of_kind)
            drawn += [Text(f"{kind}: {count} cards", style="bold"), table, ""]
    return drawn


# -- games and rules -----------------------------------------------------------------------
def span(numbers: range) -> str:
    """`1–4`."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def game_table(games: Iterable[Game]) -> Table:
    """Every game in a row."""
    table = plain_table("id", "players", "minutes", "what it is")
    for game in games:
        what = Text.assemble(
            (game.title, "bold"), f", a game by {game.designer}. ", (game.about, "dim")
        )
        table.add_row(Text(game.id, style="bold green"), span(game.seats), str(game.minutes), what)
    return table


def option_table(game: Game) -> Table:
    """What a host may turn, with the usual values for every number of players."""
    table = plain_table("option", "default", "values", "what it does")
    table.columns[0].no_wrap = True
    for option in game.options:
        table.add_row(
            Text(option.name, style="bold"),
            defaults(option, game.seats),
            values(option),
            Text.assemble(
                (f"{option.title}. " if option.title else "", "bold"),
                f"{option.sentence} ",
                (option.section, "dim"),
            ),
        )
    return table


def defaults(option: Option, seats: range) -> str:
    """`8 (1–2 players)`, a line for each value, or a single value if the seats do not matter."""
    groups: dict[str, list[int]] = {}
    for count in seats:
        groups.setdefault(in_unit(option, option.default_for(count)), []).append(count)
    if len(groups) == 1:
        return next(iter(groups))
    return "\n".join(
        f"{value} ({span(range(counts[0], counts[-1] + 1))} player{'s'[: counts[-1] - 1]})"
        for value, counts in groups.items()
    )


def in_unit(option: Option, value: int | bool | str) -> str:
    """`on`, `2000 ms`, `0: never`; a number stays as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if not isinstance(option, Number):
        return str(value)
    return f"0: {option.zero}" if option.zero and not value else f"{value} {option.unit}".strip()


def values(option: Option) -> str:
    """What an option can be."""
    if isinstance(option, Number):
        return f"{option.low}–{option.high} {option.unit}".strip()
    if isinstance(option, Switch):
        return "on, off"
    return ", ".join(option.words) if isinstance(option, Pick) else "a text"


def print_markdown(console: Console, markdown: str) -> None:
    """Running text, not wider than is good to read."""
    console.print(Markdown(markdown), width=min(READABLE, console.width))
