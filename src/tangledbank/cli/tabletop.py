"""How a game in play looks at the text table: the view, what may be done, what happened."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tangledbank.cli.drawing import Palette, gist
from tangledbank.core.events import Event, seat_name
from tangledbank.core.game import Game
from tangledbank.core.outcome import Outcome, Score
from tangledbank.core.view import View


def draw_view(
    game: Game,
    view: View,
    players: Sequence[str],
    palette: Palette,
    explained: set[str],
    width: int,
) -> Panel:
    """The table as its seat sees it, in a frame; its own cards are explained once."""
    described = game.describe(game.cards, view)
    rows = [(label(name, view.seat, players), things) for name, things in described]
    names = max(len(name) for name, _things in rows)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for name, things in rows:
        title = Text(name, style="green" if "(you" in name or name.startswith("Your") else "")
        if name.startswith("Your") and palette.faces.keys() - explained >= set(things):
            grid.add_row(title, explain(things, palette))
        else:
            grid.add_row(title, fold(things, palette, width - names - 6))
    return Panel(grid, title=Text(game.title, style="bold"), title_align="left", box=ROUNDED)


def explain(cards: Sequence[str], palette: Palette) -> Table:
    """Cards one below the other, each with what it is."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for card in cards:
        grid.add_row(palette.write(card), Text(gist(palette.faces[card]), style="dim"))
    return grid


def label(name: str, seat: int | None, players: Sequence[str]) -> str:
    """`Seat 2` with who sits there: `Seat 2 (greedy)`."""
    first, bracket, rest = name.partition(" (")
    for each, player in enumerate(players):
        if first == seat_name(each):
            who = "you" if each == seat else player
            return f"{first} ({who}, {rest}" if bracket else f"{first} ({who})"
    return name


def fold(things: Sequence[str], palette: Palette, width: int) -> Text:
    """Things side by side, none of them torn apart at the end of a line."""
    lines = [""]
    for item in things:
        longer = f"{lines[-1]}   {item}".strip() if lines[-1] else item
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(item)
    return palette.write("\n".join(line for line in lines if line))


def by_verb(notations: Sequence[str]) -> dict[str, list[str]]:
    """Actions grouped by what is done, each group in the order of the rules."""
    groups: dict[str, list[str]] = {}
    for notation in notations:
        groups.setdefault(notation.split()[0], []).append(notation)
    return groups


def draw_actions(
    groups: Mapping[str, Sequence[str]],
    palette: Palette,
    explained: set[str],
    offers: Mapping[str, str],
) -> list[RenderableType]:
    """What may be done, numbered from 1 through all groups, and what it would do."""
    drawn: list[RenderableType] = []
    number = 1
    for verb, notations in groups.items():
        group = list(enumerate(notations, start=number))
        number += len(group)
        drawn.append(Text(verb, style="bold underline"))
        if any(offers.get(notation) for notation in notations):
            inner = draw_offers(group, palette, offers)
        else:
            inner = draw_group(group, palette, explained)
        drawn.append(Padding(inner, (0, 0, 0, 2)))
    return drawn


def draw_offers(
    group: Sequence[tuple[int, str]], palette: Palette, offers: Mapping[str, str]
) -> RenderableType:
    """A line for each action, with what it would do now."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for one in group:
        grid.add_row(write_action(*one, palette), Text(offers.get(one[1], ""), style="dim"))
    return grid


def draw_group(
    group: Sequence[tuple[int, str]], palette: Palette, explained: set[str]
) -> RenderableType:
    """Actions side by side; if each is about one card, a line each, with what the card is."""
    about = [[word for word in text.split() if word in palette.faces] for _number, text in group]
    cards = [words[0] for words in about if len(words) == 1]
    if len(cards) < len(group) or explained.issuperset(cards):
        return Columns([write_action(*one, palette) for one in group], padding=(0, 3))
    grid = Table.grid(padding=(0, 3, 0, 0))
    for one, card in zip(group, cards, strict=True):
        grid.add_row(write_action(*one, palette), Text(gist(palette.faces[card]), style="dim"))
    explained.update(cards)
    return grid


def write_action(number: int, notation: str, palette: Palette) -> Text:
    """`12 evolve wattieza from bryophyta`."""
    return Text.assemble((f"{number:>2} ", "bold"), palette.write(notation))


def draw_events(events: Sequence[Event], seat: int | None) -> list[Text]:
    """What a seat heard, in sentences; its own actions stand out, and like ones share a line."""
    lines = []
    heard = [event for event in events if event.heard_by(seat)]
    for (_name, cause), alike in groupby(heard, key=lambda event: (event.name, event.seat)):
        style = "bold" if cause == seat else ("" if cause >= 0 else "green")
        lines.append(Text(" ".join(event.sentence for event in alike), style=style))
    return lines


def draw_outcome(outcome: Outcome, players: Sequence[str]) -> list[RenderableType]:
    """Points part by part, and who has won."""
    named = [f"{seat_name(seat)} ({who})" for seat, who in enumerate(players)]
    names = named or [score.name for score in outcome.scores]
    drawn: list[RenderableType] = [Text(outcome.ended_by, style="bold")]
    for seat, score in enumerate(outcome.scores):
        drawn += draw_score(score, names[seat], won=seat in outcome.winners)
    for score in outcome.rivals:
        drawn += draw_score(score, score.name, won=False)
    winners = " and ".join(names[seat] for seat in outcome.winners)
    drawn.append(Text(f"Won by {winners or 'nobody'}.", style="bold green"))
    return drawn


def draw_score(score: Score, name: str, *, won: bool) -> list[RenderableType]:
    """The points of one seat, or of a rival."""
    parts = Table.grid(padding=(0, 2, 0, 0))
    parts.add_column(justify="right")
    for part in score.parts:
        parts.add_row(f"{part.points:+d}", part.reason, Text(part.counted(), style="dim"))
    head = Text(f"{name}: {score.points}", style="bold green" if won else "bold")
    return [head, Padding(parts, (0, 0, 0, 2))]
