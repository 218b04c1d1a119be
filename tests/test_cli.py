"""The command line: every command helps, answers, and refuses in one sentence."""

import json
import re
from pathlib import Path

import pytest

from tangledbank import GAMES, cli
from tangledbank.bots import bot_names
from tangledbank.core.golden import golden_text
from tangledbank.core.record import Record, read_record, seal
from tests.commands import GAME, Run, runner, start

pytestmark = pytest.mark.once

MOST = GAME.seats[-1]
BOTS = ",".join(["random"] * MOST)
CARD = GAME.card_faces()[0]
OPTION = GAME.options[0]
COMMANDS = ["", "version", "games", "rules", "cards", "play", "record", "replay", "analyse",
            "tables", "bench", "lab", "lab simulate", "lab balance"]  # fmt: skip


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    run("record", GAME.id, "--seats", BOTS, "--seed", 7, "--out", path)
    return path


# -- help, version -------------------------------------------------------------------------
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(run: Run, command: str) -> None:
    said = run(*command.split(), "--help")

    assert said.code == 0
    assert f"Usage: tangled-bank {command}".strip() in said.out
    assert "Example: tangled-bank" in said.out


@pytest.mark.parametrize("command", ["", "lab"])
def test_a_group_without_a_command_helps(run: Run, command: str) -> None:
    said = run(*command.split())

    assert said.code == 0
    assert "Commands" in said.out


def test_the_version_says_whether_the_rules_are_compiled(run: Run) -> None:
    said = run("version")
    told = json.loads(run("version", "--json").out)

    assert said.out == f"tangled-bank {told['version']}, rules {told['rules']}\n"
    assert told["rules"] in ("compiled", "uncompiled")
    assert run("--version").out == said.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("verson", "No such command 'verson'. Did you mean 'version'?"),
        ("dodo", "No such command 'dodo'; --help tells more."),
        ("record", "Missing argument 'GAME'; --help tells more."),
        ("version --loud", "No such option: --loud; --help tells more."),
        ("version now", "Got unexpected extra argument(s) (now); --help tells more."),
    ],
)
def test_wrong_usage_is_one_sentence(run: Run, arguments: str, sentence: str) -> None:
    assert run(*arguments.split()).refusal() == sentence


# -- games, rules, cards -------------------------------------------------------------------
def test_games_lists_all(run: Run) -> None:
    said = run("games")

    assert all(name in said.out and GAMES[name].designer in said.out for name in GAMES)
    assert [one["id"] for one in json.loads(run("games", "--json").out)] == [
        game.id for game in sorted(GAMES.values(), key=lambda game: game.place)
    ]


def test_one_game_shows_its_options_and_bots(run: Run) -> None:
    said = run("games", GAME.id)
    told = json.loads(run("games", GAME.id, "--json").out)

    assert all(option.name in said.out and option.section in said.out for option in GAME.options)
    assert all(name in said.out for name in bot_names(GAME))
    assert [option["name"] for option in told["options"]] == [one.name for one in GAME.options]
    assert told["options"][0]["defaults"] == {
        str(seats): OPTION.default_for(seats) for seats in GAME.seats
    }
    assert told["bots"] == bot_names(GAME)


def test_an_option_is_shown_with_its_title_and_its_unit(run: Run) -> None:
    said = " ".join(run("games", "clades").out.split())
    told = json.loads(run("games", "clades", "--json").out)
    [window] = [one for one in told["options"] if one["name"] == "window_ms"]

    assert "2000 ms" in said
    assert "0: none" in said
    assert (window["title"], window["unit"]) == ("Time for another call", "ms")


@pytest.mark.parametrize("command", ["games", "rules", "cards", "record", "bench"])
def test_an_unknown_game_is_refused_by_every_command(run: Run, command: str) -> None:
    assert run(command, "dodo").refusal().startswith("There is no game 'dodo'; there are ")


def test_the_rulebook_is_readable(run: Run) -> None:
    said = run("rules", GAME.id)

    assert "§1.1" in said.out
    assert "**" not in said.out


@pytest.mark.parametrize("section", ["§1.1", "1.1", " §1.1. "])
def test_one_rule_by_its_number(run: Run, section: str) -> None:
    said = run("rules", GAME.id, "--section", section)

    assert said.out.startswith("§1.1 ")
    assert "§1.2" not in said.out


def test_a_chapter_by_its_number(run: Run) -> None:
    said = run("rules", GAME.id, "--section", "1")

    assert "§1.1 " in said.out
    assert "§1.2 " in said.out
    assert "§2.1 " not in said.out


def test_all_rules_by_number_as_json(run: Run) -> None:
    rules = json.loads(run("rules", GAME.id, "--json").out)
    one = json.loads(run("rules", GAME.id, "--section", "1.1", "--json").out)

    assert set(re.findall(r"^\*\*(\S+)\*\*", GAME.rulebook(), re.MULTILINE)) == set(rules)
    assert one == {"§1.1": rules["§1.1"]}


def test_an_unknown_rule_is_refused(run: Run) -> None:
    said = run("rules", GAME.id, "--section", "§1.1111")

    assert said.refusal().startswith(f"The rulebook of {GAME.title} has no '§1.1111'; did you mean")


@pytest.mark.parametrize("columns", ["60", "100", "200"])
def test_all_cards_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    said = run("cards", GAME.id)

    assert all(re.search(rf"^{face.id} ", said.out, re.MULTILINE) for face in GAME.card_faces())
    assert len(json.loads(run("cards", GAME.id, "--json").out)) == len(GAME.card_faces())


def test_cards_of_one_kind(run: Run) -> None:
    told = json.loads(run("cards", GAME.id, "--kind", CARD.kind, "--json").out)

    assert {one["kind"] for one in told} == {CARD.kind}
    assert run("cards", GAME.id, "--kind", "x").refusal().startswith("There is no kind 'x'; there")


def test_one_card_shows_its_fact_and_source(run: Run) -> None:
    said = run("cards", GAME.id, CARD.id)
    words = " ".join(said.out.replace("│", " ").split())

    assert CARD.fact in words
    assert CARD.source in words
    assert json.loads(run("cards", GAME.id, CARD.id, "--json").out)["fact"] == CARD.fact
    assert run("cards", GAME.id, CARD.name.upper()).out == said.out


def test_an_unknown_card_is_refused_with_close_matches(run: Run) -> None:
    assert CARD.id in run("cards", GAME.id, CARD.id + "q").refusal()
    assert run("cards", GAME.id, "zzzz").refusal() == "There is no card 'zzzz'."


# -- record, replay ------------------------------------------------------------------------
def test_a_record_is_a_whole_game_and_the_same_again(run: Run, kept: Path) -> None:
    printed = run("record", GAME.id, "--seats", BOTS, "--seed", 7)

    assert printed.out == kept.read_text()
    assert read_record(printed.out, GAMES).seed == 7


def test_without_a_seed_no_game_is_like_another(run: Run) -> None:
    games = [run("record", GAME.id, "--seats", BOTS).out for _game in range(2)]

    assert len(json.loads(games[0].splitlines()[0])["seed"]) == 64
    assert games[0] != games[1]


def test_a_record_has_the_options_and_cards_it_was_played_with(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("# another deck\n" + GAME.card_file())
    least = OPTION.default_for(MOST)
    said = run("record", GAME.id, "--seats", BOTS, "--cards", deck,
               "--option", f"{OPTION.name.replace('_', '-')}={least}")  # fmt: skip
    record = read_record(said.out, GAMES)

    assert record.options[OPTION.name] == least
    assert record.game.cards_text == deck.read_text()


def test_a_record_is_not_written_over_unless_forced(run: Run, kept: Path) -> None:
    again = ("record", GAME.id, "--seats", BOTS, "--seed", 8, "--out", kept)

    assert run(*again).refusal() == f"{kept} exists already; --force replaces it."
    assert '"seed": "7"' in kept.read_text()
    assert run(*again, "--force").code == 0
    assert '"seed": "8"' in kept.read_text()
    assert [path.name for path in kept.parent.iterdir()] == [kept.name]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--seats", "dodo,random"],
            "There is no bot 'dodo' for {title}; there are random, greedy",
        ),
        (
            ["--seats", "human,random"],
            "There is no bot 'human' for {title}; there are random, gree",
        ),
        (["--seats", "random,,random"], "'random,,random' names no seats: write them like random,"),
        (["--seats", ",".join(["random"] * (MOST + 1))], "{title} is for "),
        (["--seed", "seven"], "'seven' is not a seed: a seed is a whole number from 0 to "),
        (["--seed", "-1"], "'-1' is not a seed: "),
        (["--option", "dodo=1"], "There is no option 'dodo'; there are "),
        (["--option", OPTION.name], f"An option is written name=value; '{OPTION.name}' has no equ"),
        (["--option", f"{OPTION.name}=x"], f"Option {OPTION.name} is "),
        (["--cards", "no.toml"], "no.toml cannot be read: No such file or directory."),
        (["--cards", "."], ". cannot be read: Is a directory."),
        (["--out", "."], ". is a folder; name a file."),
        (["--out", "no/game.json"], "There is no folder no to write game.json into."),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, arguments: list[str], sentence: str) -> None:
    said = run("record", GAME.id, *arguments)

    assert said.refusal().startswith(sentence.format(title=GAME.title))


def test_a_deck_that_is_no_deck_is_refused(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("dodo = 1\n")

    assert run("record", GAME.id, "--cards", deck).refusal().startswith("Line 1: 'dodo' is no ")
    deck.write_bytes(b"\xff\xfe")
    assert run("cards", GAME.id, "--cards", deck).refusal() == f"{deck} is not UTF-8 text."


def test_replay_tells_the_game(run: Run, kept: Path) -> None:
    record = read_record(kept.read_text(), GAMES)

    assert run("replay", kept).out == golden_text(record)
    assert run("replay", "-", lines=kept.read_text()).out == golden_text(record)


def test_replay_sums_up(run: Run, kept: Path) -> None:
    record = read_record(kept.read_text(), GAMES)
    outcome = record.outcome()
    assert outcome is not None
    told = json.loads(run("replay", kept, "--json").out)

    assert told["actions"] == len(record.entries)
    assert told["outcome"]["winners"] == list(outcome.winners)
    assert outcome.ended_by in run("replay", kept, "--quiet").out
    assert "Won by" in run("replay", kept, "--quiet").out


def test_a_record_that_is_missing_cut_or_changed_is_refused_by_line(run: Run, kept: Path) -> None:
    lines = kept.read_text().splitlines(keepends=True)

    def replay(*changed: str) -> str:
        kept.write_text("".join(changed))
        return run("replay", kept).refusal()

    assert replay() == "Line 1: the record is empty."
    assert replay(*lines[:-1]).startswith(f"The record is cut short after line {len(lines) - 1};")
    assert replay(*lines[:5], lines[5][:9]).startswith("Line 6: this is not JSON")
    assert replay(*lines[:5], *lines[6:]).startswith("Line 6: the seal does not fit")
    assert replay(lines[0].replace('"seed": "7"', '"seed": "8"'), *lines[1:]).startswith("Line 1: ")
    assert replay("[]\n") == replay("Dear Ana,\n") == "This file is not a record of a game."
    assert replay("\ufeff", *lines[:-1]).startswith("The record is cut short")
    kept.unlink()
    assert run("replay", kept).refusal() == f"{kept} cannot be read: No such file or directory."


def test_a_record_of_other_rules_is_refused_by_name(run: Run, kept: Path) -> None:
    head = {**Record(GAME, MOST, 7, {}).head(), "rules_version": 99}
    kept.write_text(json.dumps({**head, "seal": seal("", head)}))

    assert "rules 99" in run("replay", kept).refusal()


# -- the process ---------------------------------------------------------------------------
def test_it_runs_as_a_module() -> None:
    process = start("games", "--json")
    out, error = process.communicate(timeout=60)

    assert (process.returncode, error) == (0, "")
    assert [one["id"] for one in json.loads(out)] == [
        game.id for game in sorted(GAMES.values(), key=lambda game: game.place)
    ]


@pytest.mark.parametrize("arguments", [["cards", GAME.id], ["record", GAME.id, "--seats", BOTS]])
def test_a_reader_who_leaves_early_is_not_complained_to(arguments: list[str]) -> None:
    process = start(*arguments)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()

    assert process.stderr.read() == ""
    assert process.wait(timeout=60) in (1, cli.BROKEN_PIPE)
    process.stderr.close()


def test_an_interrupt_ends_with_130_and_a_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = run("play", "--terminal")

    assert (said.code, said.error) == (130, "Stopped.\n")
    assert "This game was not kept" in said.out
