"""The text table: whole games by typed lines, and all that people may ask."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tangledbank import GAMES, Game, Record
from tangledbank.cli.terminal import TextTable
from tangledbank.core.record import read_record, why_no_take_back
from tangledbank.lab.table import choices, seat_bots
from tests.commands import GAME, Run, runner
from tests.play import EVERY_GAME
from tests.toys import FIREFLY

pytestmark = pytest.mark.once

MOST = GAME.seats[-1]
ALL_HUMAN = ",".join(["human"] * MOST)
WITH_BOTS = ",".join(["human"] + ["random"] * (MOST - 1))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def sit(record: Record, players: list[str], lines: list[str], monkeypatch: pytest.MonkeyPatch,
        reader: int | None = None, *, asks_twice: bool = False) -> str:  # fmt: skip
    """What the table shows while these lines are typed."""
    shown = io.StringIO()
    console = Console(file=shown, width=100, highlight=False, markup=False, emoji=False)
    table = TextTable(record, players, console, None)
    table.asks_twice = asks_twice
    if reader is not None:
        table.reader = reader
    typed = iter(lines)

    def read(prompt: str) -> str:
        shown.write(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    table.play()
    return shown.getvalue()


def games_under_way(game: Game, seats: int) -> Iterator[Record]:
    """A random game, seen after each of its actions."""
    record = Record(game, seats, 7, {})
    for seat, action, at in choices(record.position, seat_bots(game, ["random"] * seats), 7):
        record.play(seat, action, at)
        if record.position.actors():
            yield record


def test_a_secret_choice_may_be_taken_back_before_the_bots_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = Record(GAME, MOST, 7, {})
    if len(record.position.actors()) < 2:
        pytest.skip("the first choice is not made at once")
    players = ["human"] + ["random"] * (MOST - 1)
    shown = sit(record, players, ["1", "undo", "2", ""], monkeypatch, asks_twice=True)

    assert shown.count("Enter locks it in, undo takes it back: ") == 2
    assert "Taken back." in shown
    assert record.entries[0].action == Record(GAME, MOST, 7, {}).position.legal(0)[1]
    assert len(record.entries) >= MOST


# -- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_game_is_played_through_by_number(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = game.seats[-1]
    record = Record(game, seats, 7, dict(game.unhurried))
    other = "random" if game.bots is None else game.bots[-1]
    shown = sit(record, ["human"] + [other] * (seats - 1), ["1"] * 500, monkeypatch)
    outcome = record.outcome()
    assert outcome is not None

    assert outcome.ended_by in shown
    assert f"Seat 1 (you): {outcome.scores[0].points}" in shown
    assert "Won by" in shown
    assert "Seed 7" in shown


def test_a_lone_player_meets_the_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    if 1 not in GAME.seats:
        pytest.skip("nobody plays this alone")
    record = Record(GAME, 1, 7, {})
    shown = sit(record, ["human"], ["1"] * 500, monkeypatch)
    outcome = record.outcome()
    assert outcome is not None

    assert all(f"{rival.name}: {rival.points}" in shown for rival in outcome.rivals)


def test_people_hand_over_before_another_looks(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    lines = "1\n\n" * 1000  # an action, then Enter: when handing over, if not for nothing
    said = run(
        "play",
        "--terminal",
        GAME.id,
        "--seats",
        ALL_HUMAN,
        "--seed",
        3,
        "--save",
        save,
        lines=lines,
    )

    assert said.code == 0
    assert "Seat 2 is next. Hand over, and press Enter: " in said.out
    assert "Won by" in said.out
    assert read_record(save.read_text(), GAMES).seed == 3


def test_the_words_do_the_same_as_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [Record(GAME, MOST, 7, {}) for _table in range(2)]
    words = GAME.notation(records[0].position.legal(0)[0])
    for record, line in zip(records, ("1", f"  {words.upper()} "), strict=True):
        sit(record, WITH_BOTS.split(","), [line], monkeypatch)

    assert records[0].entries == records[1].entries
    assert records[0].entries[0].seat == 0


def test_a_single_action_is_done_by_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(FIREFLY, 1, 7, {})
    sit(record, ["human"], [""], monkeypatch)

    assert len(record.entries) == 1
    assert "an action has words" in ask(monkeypatch, "").lower()


def test_what_a_seat_must_not_know_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(GAME, MOST, 7, {})
    shown = sit(record, WITH_BOTS.split(","), ["1"] * 20 + ["log"], monkeypatch)
    again = Record(GAME, MOST, 7, {})
    events = [event for entry in record.entries for event in again.play(entry.seat, entry.action)]
    secret = {event.sentence for event in events if not event.heard_by(0)}
    heard = {event.sentence for event in events if event.heard_by(0)}
    words = " ".join(shown.split())

    assert secret
    assert not [sentence for sentence in secret - heard if sentence in words]
    assert all(sentence in words for sentence in heard)


# -- questions -----------------------------------------------------------------------------
def ask(monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """What a new table answers, without what it shows first."""
    shown = sit(Record(GAME, MOST, 7, {}), WITH_BOTS.split(","), list(lines), monkeypatch)
    return shown.partition("Seat 1> ")[2].partition("This game was not kept")[0]


def test_help_names_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ask(monkeypatch, "?")

    assert all(word in shown for word in ("why", "undo", "log", "rules", "card", "quit", "table"))


def test_why_explains_what_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    position = GAME.deal(MOST, 7)
    *_others, late = games_under_way(GAME, MOST)
    forbidden = late.entries[-1].action
    refusal = position.why_not(0, forbidden)
    assert refusal is not None

    assert str(refusal) in ask(monkeypatch, f"why {GAME.notation(forbidden)}")
    assert str(refusal) in ask(monkeypatch, GAME.notation(forbidden))
    assert "That is allowed now." in ask(monkeypatch, "why 1")


def test_what_is_no_action_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    first = GAME.notation(GAME.deal(MOST, 7).legal(0)[0])

    assert "is no action" in ask(monkeypatch, "dodo")
    assert "The actions have the numbers 1 to " in ask(monkeypatch, "99")
    assert "The actions have the numbers 1 to " in ask(monkeypatch, "0")
    assert f"Did you mean '{first}'?" in ask(monkeypatch, first + "q")


def test_cards_and_rules_can_be_read_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    card = GAME.card_faces()[0]

    assert card.source in ask(monkeypatch, f"card {card.id}")
    assert "There is no card 'dodo'" in ask(monkeypatch, "card dodo")
    assert "§1.1 " in ask(monkeypatch, "rules 1.1")
    assert "§1.2 " in ask(monkeypatch, "rules")
    assert "has no '77.7'" in ask(monkeypatch, "rules 77.7")
    assert ask(monkeypatch, "table").count("╭") == 1


# -- undo ----------------------------------------------------------------------------------
def test_undo_takes_back_while_it_is_still_ones_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    for record in games_under_way(GAME, MOST):
        seat = record.entries[-1].seat
        if record.position.actors() == [seat] and why_no_take_back(record, seat) is None:
            break
    else:
        pytest.skip("nothing could be taken back in this game")
    count = len(record.entries)
    shown = sit(record, ["human"] * MOST, ["undo"], monkeypatch, reader=seat)

    assert "Taken back." in shown
    assert len(record.entries) == count - 1


def test_undo_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "That cannot be taken back: You have done nothing yet." in ask(monkeypatch, "undo")


def test_undo_is_open_until_the_keyboard_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(GAME, MOST, 7, {})
    if len(record.position.actors()) < 2:
        pytest.skip("the first choice is not made at once")
    shown = sit(record, ["human"] * MOST, ["1", "undo", "2", "", "undo"], monkeypatch)

    assert "Seat 1 may still type undo." in shown
    assert "Taken back." in shown
    assert "That cannot be taken back: You have done nothing yet." in shown  # seat 2
    assert [entry.seat for entry in record.entries] == [0]


# -- leaving -------------------------------------------------------------------------------
def test_the_end_of_input_is_a_goodbye(run: Run) -> None:
    said = run("play", "--terminal")

    assert said.code == 0
    assert said.out.endswith("Goodbye.\n")
    assert "next time --save FILE keeps it" in said.out


def test_quit_offers_to_keep_the_game(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    lines = f"1\nquit\n{tmp_path}\n{save}\n"
    said = run("play", "--terminal", GAME.id, "--seats", WITH_BOTS, "--seed", 3, lines=lines)

    assert f"{tmp_path} is a folder; name a file." in said.out
    assert f"Go on with: tangled-bank play --resume {save} --seats {WITH_BOTS}" in said.out
    assert len(save.read_text().splitlines()) > 1


def test_quit_without_keeping_says_so(run: Run) -> None:
    said = run("play", "--terminal", GAME.id, "--seed", 3, lines="quit\n\n")

    assert "This game was not kept" in said.out
    assert "Its seed was 3." in said.out


def test_a_game_that_was_left_goes_on_to_its_end(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run(
        "play",
        "--terminal",
        GAME.id,
        "--seats",
        WITH_BOTS,
        "--seed",
        3,
        "--save",
        save,
        lines="1\n1\nquit\n",
    )
    left = save.read_text().splitlines()
    said = run("play", "--terminal", "--resume", save, "--seats", WITH_BOTS, lines="1\n" * 500)

    assert "Won by" in said.out
    assert save.read_text().splitlines()[: len(left)] == left
    assert read_record(save.read_text(), GAMES).outcome() is not None
    assert "This game is over" in run("play", "--terminal", "--resume", save).refusal()


def test_what_cannot_be_played_here_is_refused(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run("play", "--terminal", GAME.id, "--seats", WITH_BOTS, "--save", save)

    assert (
        run("play", "--terminal", "--save", save).refusal()
        == f"{save} exists already; --force replaces it."
    )
    assert (
        run("play", "--terminal", "--resume", tmp_path / "no")
        .refusal()
        .endswith("No such file or directory.")
    )
    assert "already" in run("play", "--terminal", "--resume", save, "--seed", 3).refusal()
    if MOST > 2:
        seats = f"The game in {save} has {MOST} seats."
        assert (
            run("play", "--terminal", "--resume", save, "--seats", "human,random").refusal()
            == seats
        )
    assert (
        "No human plays" in run("play", "--terminal", GAME.id, "--seats", "greedy,greedy").refusal()
    )
    assert (
        "There is no player 'dodo'" in run("play", "--terminal", "--seats", "human,dodo").refusal()
    )
    assert (
        run("play", "--terminal", "--option", "x=1").refusal().startswith("There is no option 'x'")
    )
    head = json.loads(save.read_text().splitlines()[0])
    save.write_text(json.dumps(head | {"seed": "4"}))
    assert (
        run("play", "--terminal", "--resume", save)
        .refusal()
        .startswith("Line 1: the seal does not fit")
    )


def test_cards_with_brackets_and_colons_are_shown_as_they_are(run: Run, tmp_path: Path) -> None:
    card = GAME.card_faces()[0]
    deck = tmp_path / "deck.toml"
    deck.write_text(GAME.card_file().replace(card.fact, "[/b] :smile: [bold]"))

    assert "[/b] :smile: [bold]" in run("cards", GAME.id, card.id, "--cards", deck).out
    assert (
        "[/b] :smile: [bold]"
        in run("play", "--terminal", GAME.id, "--cards", deck, lines=f"card {card.id}\n").out
    )


def test_a_seat_that_is_asked_sees_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(GAME, MOST, 7, {})
    shown = sit(record, WITH_BOTS.split(","), [], monkeypatch)

    for name, _things in GAME.describe(GAME.cards, record.position.view(0)):
        assert name.partition(" (")[0] in shown
    assert "Seat 1 (you" in shown


# -- Clades, whose calls are typed and which has no clock here -------------------------------
def test_clades_is_played_in_turns_and_its_calls_are_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clades = GAMES["clades"]
    record = Record(clades, 1, 5, dict(clades.unhurried))

    shown = sit(record, ["human"], ["pass", "call mw1b mw1g sl1b"], monkeypatch)

    assert "1 pass" in shown
    assert "Or type it, as in: call " in shown
    assert shown.count("Lucky 19") == 1
    assert "There is no card" not in shown


def test_a_game_against_the_clock_is_not_for_the_text_table(run: Run) -> None:
    said = run("play", "--terminal", "clades", "--option", "untimed=off")

    assert "No clock runs at the text table" in said.refusal()
