"""The text table: people at one keyboard, and bots, play a game in words and numbers."""

import io
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tangledbank.bots import make_bot
from tangledbank.cli.arguments import HUMAN, check_new, write_text
from tangledbank.cli.drawing import Palette, plate
from tangledbank.cli.reading import find_card, show_rules
from tangledbank.cli.tabletop import by_verb, draw_actions, draw_events, draw_outcome, draw_view
from tangledbank.core.errors import BadNotation, IllegalAction, TangledBankError
from tangledbank.core.events import seat_name
from tangledbank.core.record import Record, take_back, why_no_take_back
from tangledbank.lab.table import bot_rng

with suppress(ImportError):
    import readline  # noqa: F401  arrow keys and earlier lines at the prompt

LONGEST = 1.0  # seconds that a bot thinks

HELP = """\
A number, or the words beside it, does an action. With a single action left, Enter does it.
  [bold]why ACTION[/]   which rule forbids it       [bold]card ID[/]    a card with its fact
  [bold]undo[/]         take your last action back  [bold]rules[/]      the rulebook, or rules §1.1
  [bold]log[/]          all that you have heard     [bold]table[/]      show the table again
  [bold]quit[/]         leave; the game can be kept and resumed"""


class Leave(Exception):
    """Somebody wants to go."""


class TextTable:
    """One game between people at this keyboard and bots."""

    def __init__(
        self, record: Record, players: Sequence[str], console: Console, save: Path | None
    ) -> None:
        self.record = record
        self.game = record.game
        self.players = players
        self.console = console
        self.save = save
        self.palette = Palette(self.game.card_faces())
        self.people = [seat for seat, name in enumerate(players) if name == HUMAN]
        bots = [seat for seat, name in enumerate(players) if name != HUMAN]
        self.bots = {seat: make_bot(self.game, players[seat], LONGEST) for seat in bots}
        self.rngs = {seat: bot_rng(record.seed, seat) for seat in bots}
        self.told, _later = record.retold()  # what each action of the record caused
        self.heard = dict.fromkeys(self.people, len(self.told))  # actions each person knows about
        self.reader = self.people[0]  # who sits at the keyboard
        self.asks_twice = sys.stdin is not None and sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # whatever is not text is not an action either
        self.is_locked_in = True  # no person's choice can still be taken back

    # -- the game ------------------------------------------------------------------------------
    def play(self) -> None:
        """From here to the end of the game, or until somebody leaves."""
        self.console.print(
            Text.assemble(
                (self.game.title, "bold"),
                " at the text table. Type a number or an action; ? helps, quit leaves.",
            )
        )
        try:
            self.ask_all()
        except EOFError:
            self.console.print()
            self.say_goodbye()
        except KeyboardInterrupt:
            self.console.print()
            self.say_how_to_go_on()
            raise

    def ask_all(self) -> None:
        """One seat after another; whoever leaves may keep the game."""
        try:
            while self.record.position.actors():
                self.ask(self.next_seat())
            self.finish()
        except Leave:
            self.offer_to_save()
            self.say_goodbye()

    def next_seat(self) -> int:
        """Of several that are asked at once, people come first: they may undo until all have."""
        asked = self.record.position.actors()
        return next((seat for seat in asked if seat in self.people), asked[0])

    def ask(self, seat: int) -> None:
        """Let a bot choose, or a person."""
        if seat in self.bots:
            if self.took_back():
                return
            bot = self.bots[seat]
            view = self.record.position.view(seat) if bot.looks else None
            legal = self.record.position.legal(seat)
            self.act(seat, bot.choose(view, legal, self.rngs[seat]).action)
        elif self.hand_over(seat):
            self.show_table(seat)
            while not self.obey(seat, self.read(f"{seat_name(seat)}> ")):
                pass

    def act(self, seat: int, action: int) -> None:
        """Through the checked door, and kept."""
        self.told.append(self.record.play(seat, action))
        self.is_locked_in = seat in self.bots
        self.keep()

    def took_back(self) -> bool:
        """Until bots answer a secret choice, whoever made it may still take it back.

        Only if a person types: lines from a file are not asked whether they mean it.
        """
        if self.is_locked_in or not self.asks_twice:
            return False
        self.is_locked_in = True
        if why_no_take_back(self.record, self.reader) is not None:
            return False
        return self.read("Enter locks it in, undo takes it back: ") == "undo" and self.undo(
            self.reader
        )

    def hand_over(self, seat: int) -> bool:
        """Hide what the last person saw before another looks; False if that one took it back."""
        if seat == self.reader:
            return True
        self.console.clear()
        prompt = f"{seat_name(seat)} is next. Hand over, and press Enter: "
        if why_no_take_back(self.record, self.reader) is None:
            self.console.print(f"{seat_name(self.reader)} may still type undo.", style="dim")
        while self.read(prompt) == "undo":
            if self.undo(self.reader):
                return False
        self.reader = seat
        self.console.clear()
        return True

    def read(self, prompt: str) -> str:
        """A line that somebody typed; if the input is closed, they leave."""
        if sys.stdin is None:
            raise EOFError
        return input(prompt).strip()

    # -- what people type ----------------------------------------------------------------------
    def obey(self, seat: int, line: str) -> bool:
        """Do what a person typed; True if somebody else may be next."""
        command, _space, rest = line.partition(" ")
        try:
            if command in ("?", "help"):
                self.console.print(HELP, markup=True)
            elif command == "why" and rest:
                self.say_why(seat, rest)
            elif command == "undo":
                return self.undo(seat)
            elif command == "log":
                self.show_log(seat)
            elif command == "rules":
                show_rules(self.console, self.game, rest)
            elif command == "card" and rest:
                self.console.print(plate(find_card(self.game.card_faces(), rest), self.palette))
            elif command in ("quit", "exit"):
                raise Leave
            elif command == "table":
                self.show_table(seat)
            else:
                self.act(seat, self.find_action(seat, line))
                return True
        except TangledBankError as error:
            self.console.print(str(error), style="red")
        return False

    def groups(self, seat: int) -> dict[str, list[str]]:
        """What a seat may do, in words, as it is shown and numbered."""
        return by_verb([self.game.notation(action) for action in self.listed(seat)])

    def listed(self, seat: int) -> list[int]:
        """What a seat may do, as far as the game spells it out."""
        return self.game.listed_actions(self.record.position, seat)

    def offers(self, seat: int) -> dict[str, str]:
        """What each of these would do, in a sentence, if the game says it."""
        listed = self.listed(seat)
        said = self.game.offers(self.record.position.view(seat), listed, self.record.who)
        return dict(zip(map(self.game.notation, listed), said, strict=False))

    def find_action(self, seat: int, text: str) -> int:
        """The action behind a number or behind words, legal or not."""
        shown = [notation for group in self.groups(seat).values() for notation in group]
        if not text and len(shown) == 1:
            text = shown[0]
        if text.isdecimal():
            if not 1 <= int(text) <= len(shown):
                raise TangledBankError(f"The actions have the numbers 1 to {len(shown)}.")
            text = shown[int(text) - 1]
        try:
            return self.game.parse(text)
        except BadNotation as error:
            close = get_close_matches(text.lower(), shown, n=1)
            if close:
                raise TangledBankError(f"Did you mean {close[0]!r}? {error}") from None
            raise

    def say_why(self, seat: int, text: str) -> None:
        """The rule that forbids an action, or that there is none."""
        refusal = self.record.position.why_not(seat, self.find_action(seat, text))
        self.console.print("That is allowed now." if refusal is None else str(refusal))

    def undo(self, seat: int) -> bool:
        """Take the seat's last action back, or say why not."""
        try:
            take_back(self.record, seat)
        except IllegalAction as error:
            self.console.print(f"That cannot be taken back: {error}", style="red")
            return False
        self.told, _later = self.record.retold()
        self.heard = {each: min(count, len(self.told)) for each, count in self.heard.items()}
        self.keep()
        self.console.print("Taken back.")
        return True

    # -- what people see -----------------------------------------------------------------------
    def show_table(self, seat: int) -> None:
        """What happened, the view, and what may be done."""
        self.show_news(seat)
        view = self.record.position.view(seat)
        explained: set[str] = set()
        actions = draw_actions(self.groups(seat), self.palette, explained, self.offers(seat))
        self.console.print(
            draw_view(self.game, view, self.players, self.palette, explained, self.console.width)
        )
        self.console.print(self.game.ask(self.game.cards, view))
        if len(view.actors) > 1:
            self.console.print("All choose at once, unseen until the last has chosen.", style="dim")
        for drawn in actions:
            self.console.print(drawn)
        listed = set(self.listed(seat))
        typed = [one for one in self.record.position.legal(seat) if one not in listed]
        if typed:
            self.console.print(f"Or type it, as in: {self.game.notation(typed[0])}", style="dim")

    def show_news(self, seat: int) -> None:
        """What a person has not heard yet."""
        self.console.print(Rule(style="dim"))
        for events in self.told[self.heard[seat] :]:
            for line in draw_events(events, seat):
                self.console.print(line)
        self.heard[seat] = len(self.told)

    def show_log(self, seat: int) -> None:
        """Everything that this seat may know, action by action."""
        for events in self.told:
            for line in draw_events(events, seat):
                self.console.print(line)

    def finish(self) -> None:
        """The end: the last news, the points, the seed."""
        outcome = self.record.outcome()
        assert outcome is not None, "nobody is asked, so the game is over"
        self.show_news(self.reader)
        names = ["you" if self.people == [seat] else who for seat, who in enumerate(self.players)]
        for drawn in draw_outcome(outcome, names):
            self.console.print(drawn)
        self.console.print(f"Seed {self.record.seed}", style="dim")
        if self.save is not None:
            self.console.print(f"tangled-bank replay {shlex.quote(str(self.save))} shows it again.")

    # -- keeping -------------------------------------------------------------------------------
    def keep(self) -> None:
        """Write the record after every action, so that nothing is lost."""
        if self.save is not None:
            try:
                write_text(self.save, self.record.text())
            except TangledBankError as error:
                self.console.print(str(error), style="red")

    def offer_to_save(self) -> None:
        """Ask for a file until one can be written, or Enter says no."""
        while self.save is None:
            name = self.read("Keep this game? Type a file name, or Enter to let it go: ")
            if not name:
                return
            try:
                check_new(Path(name), force=False)
                write_text(Path(name), self.record.text())
                self.save = Path(name)
            except TangledBankError as error:
                self.console.print(str(error), style="red")

    def say_goodbye(self) -> None:
        """The last words at a table that is left."""
        self.say_how_to_go_on()
        self.console.print("Goodbye.")

    def say_how_to_go_on(self) -> None:
        """Where the game is, or that it is gone."""
        if self.save is None:
            self.console.print(
                "This game was not kept; next time --save FILE keeps it. "
                f"Its seed was {self.record.seed}."
            )
        else:
            words = ["tangled-bank", "play", "--resume", str(self.save)]
            words += ["--seats", ",".join(self.players)]
            self.console.print(f"Go on with: {shlex.join(words)}", soft_wrap=True)
