"""How things look in a terminal: cards, options, summaries. The same for every game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tangledbank.core.game import CardFace, Game
from tangledbank.core.options import Number, Option, Pick, Switch
from tangledbank.lab.bench import Speed

COLOURS = ("green", "yellow", "cyan", "magenta", "blue", "red")  # of kinds of cards, in their order
READABLE = 100  # columns of running text


def paper(*, error: bool = False) -> Console:
    """What is written on: the output, or the error stream."""
    return Console(highlight=False, stderr=error)


def plain_table(*columns: str) -> Table:
    """A table with a line below its heads and no other."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
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
        text.highlight_regex(r"[\w-]+", lambda word: self.style_of(word))  # type: ignore[arg-type]
        return text

    def style_of(self, word: str) -> str:
        """The colour of a card, nothing for other words."""
        return self.colour(self.faces[word].kind) if word in self.faces else ""


# -- cards ---------------------------------------------------------------------------------
def in_words(value: int | str | bool | tuple[str, ...]) -> str:
    """A printed value as people read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def gist(face: CardFace) -> str:
    """A card in a line: `Cycad: location 31, land, stars 2, roots, woody`."""
    parts = []
    for name, value in face.numbers.items():
        if value is True:
            parts.append(name)
        elif value is not False and in_words(value):
            parts.append(f"{name} {value}" if isinstance(value, int) else in_words(value))
    return f"{face.name}: {', '.join(parts)}"


def plate(face: CardFace, palette: Palette) -> Panel:
    """One card with its numbers, its fact and the source of the fact."""
    colour = palette.colour(face.kind)
    numbers = Table.grid(padding=(0, 2))
    for name, value in face.numbers.items():
        lines = "\n".join(value) if isinstance(value, tuple) else in_words(value)
        numbers.add_row(Text(name, style="dim"), lines or "none")
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
        width=min(76, paper().width),
    )


def card_tables(faces: Sequence[CardFace], palette: Palette) -> list[RenderableType]:
    """All cards, a table for each kind."""
    drawn: list[RenderableType] = []
    for kind in dict.fromkeys(face.kind for face in faces):
        of_kind = [face for face in faces if face.kind == kind]
        names = list(dict.fromkeys(name for face in of_kind for name in face.numbers))
        table = plain_table("id", "name", *names)
        table.title = f"{kind}: {sum(face.copies for face in of_kind)} cards"
        table.title_justify = "left"
        table.title_style = f"bold {palette.colour(kind)}"
        table.columns[0].style = palette.colour(kind)
        table.columns[0].no_wrap = True
        for face in of_kind:
            values = [in_words(face.numbers.get(name, "")) for name in names]
            table.add_row(face.id, face.name, *values)
        drawn += [table, ""]
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
    """What a host may turn, with the printed values for every number of players."""
    table = plain_table("option", "default", "values", "what it does")
    table.columns[0].no_wrap = True
    for option in game.options:
        table.add_row(
            Text(option.name, style="bold"),
            defaults(option, game.seats),
            values(option),
            Text.assemble(f"{option.sentence} ", (option.section, "dim")),
        )
    return table


def defaults(option: Option, seats: range) -> str:
    """`8 with 1–2, 6 with 3–4 players`, or a single value where the seats do not matter."""
    groups: dict[str, list[int]] = {}
    for count in seats:
        groups.setdefault(switched(option.default_for(count)), []).append(count)
    if len(groups) == 1:
        return next(iter(groups))
    return ", ".join(
        f"{value} with {span(range(counts[0], counts[-1] + 1))}" for value, counts in groups.items()
    )


def switched(value: int | bool | str) -> str:
    """Switches are on or off."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def values(option: Option) -> str:
    """What an option can be."""
    if isinstance(option, Number):
        return f"{option.low}–{option.high}"
    if isinstance(option, Switch):
        return "on, off"
    return ", ".join(option.words) if isinstance(option, Pick) else "a text"


def running_text(markdown: str) -> Padding:
    """Markdown, not wider than is good to read."""
    width = paper().width
    return Padding(Markdown(markdown), (0, max(width - READABLE, 0), 0, 0))


# -- the lab -------------------------------------------------------------------------------
def share(numbers: Mapping[str, Any]) -> str:
    """`48.2 % (45.1–51.3)`."""
    low, high = 100 * numbers["low"], 100 * numbers["high"]
    return f"{100 * numbers['share']:.1f} % ({low:.1f}–{high:.1f})"


def summary_tables(summary: Mapping[str, Any]) -> list[RenderableType]:
    """A series for people: seats count from 1 here."""
    seats = plain_table("seat", "bot", "wins", "share (95 %)", "points")
    for one in summary["seats"]:
        points = f"{one['points_mean']:.2f} ± {one['points_sd']:.2f}"
        seats.add_row(str(one["seat"] + 1), one["bot"], f"{one['wins']:,.1f}", share(one), points)
    drawn: list[RenderableType] = [seats, ""]
    if 1 < len(summary["bots"]) < len(summary["seats"]):
        bots = plain_table("bot", "seats", "wins", "share (95 %)", "share if all were equal")
        for one in summary["bots"]:
            fair = 100 * len(one["seats"]) / len(summary["seats"])
            places = ", ".join(str(seat + 1) for seat in one["seats"])
            bots.add_row(one["bot"], places, f"{one['wins']:,.1f}", share(one), f"{fair:.1f} %")
        drawn += [bots, ""]
    for rival in summary["rivals"]:
        drawn.append(f"The rival without a seat: {rival['mean']:.2f} ± {rival['sd']:.2f} points.")
    actions = summary["actions"]
    drawn.append(
        f"{summary['games']:,} games of {actions['mean']:.1f} actions "
        f"({actions['min']}–{actions['max']}); won by several {summary['won_by_several']:,}, "
        f"by nobody {summary['won_by_nobody']:,}."
    )
    drawn.append(
        f"{summary['decisions']:,} decisions in {summary['seconds']:.1f} s, "
        f"{summary['decisions_per_second']:,.0f} a second."
    )
    return drawn


def speed_table(speeds: Sequence[Speed]) -> Table:
    """How fast games are, one row for each number of seats."""
    table = plain_table()
    for name in ("game", "seats", "rules", "decisions/s", "games/s", "clone µs", "view µs",
                 "checksum"):  # fmt: skip
        table.add_column(name, justify="left" if name in ("game", "rules") else "right")
    for speed in speeds:
        row = asdict(speed)
        table.add_row(
            speed.game,
            str(speed.seats),
            "compiled" if speed.compiled else "uncompiled",
            *(f"{row[name]:,.0f}" for name in ("decisions_per_second", "games_per_second")),
            *(f"{row[name]:,.2f}" for name in ("clone_us", "view_us")),
            str(speed.checksum),
        )
    return table
