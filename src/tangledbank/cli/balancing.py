"""The command `lab balance`: a game's own measures, on the screen or into its rulebook."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from tangledbank.cli.arguments import (
    CORES,
    CardsFile,
    GameId,
    Json,
    Workers,
    choose_game,
    print_json,
    read_text,
    write_text,
)
from tangledbank.cli.drawing import paper
from tangledbank.cli.laboratory import progress
from tangledbank.cli.reading import FIRST
from tangledbank.lab.balance import (
    Cells,
    all_tries,
    balance_of,
    balance_text,
    measure_balance,
    replace_balance,
)


def add_to(lab: typer.Typer) -> None:
    """The command of this module."""
    lab.command("balance", epilog=f"Example: tangled-bank lab balance {FIRST} --games 1000")(
        balance
    )


def balance(
    game: GameId,
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many games at each number of seats.")
    ] = 4000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="All games follow from it.")] = 1,
    workers: Workers = CORES,
    cards: CardsFile = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FILE", help="Write the tables into this rulebook."),
    ] = None,
    json: Json = False,
) -> None:
    """Measure whether a game is fair, by its own measures."""
    chosen = choose_game(game, cards)
    balance_of(chosen)
    rulebook = None if into is None else read_text(into)
    with progress(all_tries(chosen, games)) as watch:
        cells = measure_balance(chosen, games, seed, workers, watch)
    text = balance_text(chosen, cells, games, seed, cards)
    if into is not None and rulebook is not None:
        write_text(into, replace_balance(rulebook, text))
    if json:
        print_json(rows(cells))
    else:
        paper().print(Markdown("\n".join(text.splitlines()[2:-1])))


def rows(cells: Cells) -> list[dict[str, object]]:
    """The measured figures, one by one."""
    return [
        {"measure": measure, "row": row, "seats": seats, **vars(cell)}
        for (measure, row, seats), cell in cells.items()
    ]
