"""The command `tangled-bank`: games to play, rules and cards to read, tables, and the lab."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from tangledbank.cli import analysing, balancing, hosting, laboratory, laddering, playing, reading
from tangledbank.core.errors import TangledBankError

USAGE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

app = typer.Typer(
    help="Natural-history card games on one engine: to play, to study, to train agents on.",
    epilog="Example: tangled-bank play --lan",
    add_completion=False,
    pretty_exceptions_enable=False,
)
reading.add_to(app)
playing.add_to(app)
analysing.add_to(app)
hosting.add_to(app)
laboratory.add_to(app)
balancing.add_to(laboratory.lab)
laddering.add_to(laboratory.lab)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Say what there is, if no command is given."""
    if version:
        reading.version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """What the console calls."""
    sys.exit(run())


def run(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say and give the exit code; a failure is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ★ gets a ?
    try:
        code = app(args=arguments, prog_name="tangled-bank", standalone_mode=False)
        sys.stdout.flush()
    except TangledBankError as error:
        return fail(str(error))
    except typer.TyperException as error:
        message = error.format_message().rstrip(".")
        return fail(message if message.endswith("?") else f"{message}; --help tells more.")
    except BrokenPipeError:
        return close_pipe()
    except OSError as error:
        return fail(f"{error.filename or 'A file'} cannot be used: {error.strerror or error}.")
    if code == INTERRUPTED:
        print("Stopped.", file=sys.stderr)
    return code if isinstance(code, int) else 0


def fail(sentence: str) -> int:
    """One sentence on the error stream."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return USAGE


def close_pipe() -> int:
    """Whoever read along has left: nothing more is written, and nothing is said about it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
