"""The command for whoever hosts tables: `tables`."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tangledbank.cli.arguments import DataFolder, Json, print_json
from tangledbank.cli.drawing import paper, plain_table
from tangledbank.core.errors import TangledBankError
from tangledbank.core.words import counted, listed
from tangledbank.extras import need

if TYPE_CHECKING:  # the other commands do without a server
    from tangledbank.server.keeping import Kept

DAY = 86_400  # seconds
STAGES = ("gathering", "playing", "over", "closed")


def add_to(app: typer.Typer) -> None:
    """The commands of this module."""
    example = "tangled-bank tables --older-than 30d --stage over --delete"
    app.command("tables", epilog=f"Example: {example}")(show_tables)


def show_tables(
    codes: Annotated[
        list[str] | None, typer.Argument(metavar="[CODE]", help="Only these tables.")
    ] = None,
    older_than: Annotated[
        str,
        typer.Option("--older-than", metavar="DAYS", help="Only those untouched this long: 30d."),
    ] = "",
    stage: Annotated[
        str, typer.Option("--stage", metavar="STAGE", help=f"Only those {listed(STAGES, 'or')}.")
    ] = "",
    delete: Annotated[
        bool, typer.Option("--delete", help="Delete them; without --yes, only say which.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Really delete.")] = False,
    data: DataFolder = None,
    json: Json = False,
) -> None:
    """List the tables that a server keeps, or delete some. What is deleted is gone."""
    need("serve", "Tables are kept by the web server")
    from tangledbank.server.keeping import usual_folder

    folder = data or usual_folder()
    wish = Wish(tuple(codes or ()), older_than, stage)
    if yes and not delete:
        raise TangledBankError("--yes goes with --delete; a list changes nothing.")
    if delete and wish == Wish():
        raise TangledBankError("Say which tables: by their codes, --older-than or --stage.")
    chosen = choose(folder, wish)
    if delete and yes and chosen:
        chosen = remove(folder, wish)
    if json:
        print_json([asdict(one) for one in chosen])
        return
    draw(chosen)
    found = counted(len(chosen), "table", "tables")
    if not chosen:
        print(f"There {'are no tables' if wish == Wish() else 'is no such table'} in {folder}.")
    elif delete:
        print(f"{found} deleted." if yes else f"{found} would be deleted; --yes deletes.")
    else:
        print(f"{found} in {folder}.")


@dataclass(frozen=True)
class Wish:
    """Which tables are meant: those that fit all of these."""

    codes: tuple[str, ...] = ()
    older_than: str = ""
    stage: str = ""


def choose(folder: Path, wish: Wish) -> list["Kept"]:
    """The tables that are meant; a code that no table has is refused."""
    from tangledbank.server.keeping import kept_tables
    from tangledbank.server.names import read_code

    tables = kept_tables(folder)
    wanted = {text: read_code(text) for text in wish.codes}
    known = {one.code for one in tables}
    if strange := [text for text, code in wanted.items() if code not in known]:
        raise TangledBankError(f"There is no table {listed(strange, 'or')} in {folder}.")
    if wish.stage and wish.stage not in STAGES:
        raise TangledBankError(f"There is no stage {wish.stage!r}; there are {listed(STAGES)}.")
    until = time.time() - days_of(wish.older_than or "0") * DAY
    return [
        one
        for one in tables
        if (not wanted or one.code in wanted.values())
        and (not wish.older_than or one.changed < until)
        and wish.stage in ("", one.stage)
    ]


def days_of(text: str) -> int:
    """`30d` or `30`."""
    number = text.strip().lower().removesuffix("d")
    if not (number.isdecimal() and number.isascii() and len(number) < 6):
        raise TangledBankError(f"--older-than is a number of days, as in 30d, not {text!r}.")
    return int(number)


def remove(folder: Path, wish: Wish) -> list["Kept"]:
    """Delete tables, and their traces in the file, if no server uses it; those that are gone."""
    from tangledbank.server.store import StoreInUse, open_store

    try:
        store = open_store(folder)
    except StoreInUse:
        raise TangledBankError(
            f"A server uses {folder}, and may have these tables in memory; nothing was deleted. "
            "End it first, or let it delete tables itself: `tangled-bank play --keep-days 30`."
        ) from None
    with closing(store):
        chosen = choose(folder, wish)  # again, since a server may have been at work until now
        asyncio.run(store.remove(*[one.code for one in chosen]))
        store.compact()
    return chosen


def draw(tables: Sequence["Kept"]) -> None:
    """A line for each table, if there are any."""
    lines = plain_table("code", "game", "stage", "players", "last touched")
    for one in tables:
        when = datetime.fromtimestamp(one.changed).strftime("%Y-%m-%d %H:%M")
        lines.add_row(one.code, one.game, one.stage, ", ".join(one.players), when)
    if tables:
        paper().print(lines)
