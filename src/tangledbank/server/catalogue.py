"""What there is to play, for pages: games, options, cards."""

from dataclasses import dataclass, field
from typing import Literal

from tangledbank.bots import bot_names, is_pondered, usual_bot
from tangledbank.bots.levels import LEVELS
from tangledbank.core.forms import Form, Ordinal, Phrase, Place, Row
from tangledbank.core.game import Game
from tangledbank.core.guide import Guide
from tangledbank.core.options import Number, Option, Pick, Switch, Text
from tangledbank.core.story import Story
from tangledbank.server.brought import BroughtPage, brought
from tangledbank.server.wire import Value

OptionKind = Literal["number", "switch", "pick", "text"]


@dataclass(frozen=True)
class OptionInfo:
    """One option that a host may turn, and its usual value for each number of seats it is for."""

    name: str
    title: str
    kind: OptionKind
    sentence: str
    section: str
    defaults: dict[str, Value]
    low: int = 0
    high: int = 0
    step: int = 1
    words: tuple[str, ...] = ()
    unit: str = ""  # "ms", "s", or just a number
    zero: str = ""  # what 0 is called


@dataclass(frozen=True)
class LessonInfo:
    """What a guided game says at the first decision of a kind."""

    key: str
    title: str
    text: str
    section: str


@dataclass(frozen=True)
class GuideInfo:
    """A guided first game: what it says before, during and after."""

    opening: str
    closing: str
    lessons: tuple[LessonInfo, ...]


@dataclass(frozen=True)
class LevelInfo:
    """How strong a bot is, with an animal that stands for it; the same in all games."""

    id: str
    name: str
    animal: str
    about: str


@dataclass(frozen=True)
class StyleInfo:
    """A character that a level may take on: `hard fighter`."""

    id: str
    about: str


@dataclass(frozen=True)
class PlaceInfo:
    """What may stand in a place of a form."""

    kind: Literal["word", "count", "row", "phrase"]
    one: "PlaceInfo | None" = None  # of a row
    separator: str = ""  # of a row
    text: str = ""  # of a phrase
    places: dict[str, "PlaceInfo"] = field(default_factory=dict)  # of a phrase


@dataclass(frozen=True)
class FormInfo:
    """How actions of one kind are written: a notation with its places in braces."""

    verb: str
    text: str
    places: dict[str, PlaceInfo]


@dataclass(frozen=True)
class GameInfo:
    """A game as the shelf shows it."""

    id: str
    title: str
    about: str
    designer: str
    minutes: int
    seats: tuple[int, int]  # from, to
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]  # by name, the weakest first: levels, or what the game calls them
    levels: tuple[LevelInfo, ...]  # those of the bots that are levels, the weakest first
    styles: tuple[StyleInfo, ...]  # that a level may be followed by
    usual_bot: str  # for whoever just wants to play
    thinks: bool  # whether there are hints, and bots that can say what they weigh
    rival: str  # who plays against a lone seat
    unit: str  # what is counted at the end: "point"
    own_decks: bool  # whether a table may bring a deck of its own
    guide: GuideInfo | None  # a first game that explains itself
    page: BroughtPage | None  # a table that a game from outside brings
    analysed: bool = False  # whether its games can be analysed when they are over


@dataclass(frozen=True)
class LinkInfo:
    """Somewhere else to read on."""

    words: str
    address: str


@dataclass(frozen=True)
class StoryInfo:
    """What a game's own page tells of it, in paragraphs; empty if the game says nothing."""

    theme: str = ""
    turn: str = ""
    charm: str = ""
    audience: str = ""
    published: str = ""
    ours: str = ""
    links: tuple[LinkInfo, ...] = ()
    bots: dict[str, str] = field(default_factory=dict)  # how each plays, by name


@dataclass(frozen=True)
class CardInfo:
    """A card as people see it."""

    id: str
    kind: str
    name: str
    latin: str
    numbers: dict[str, int | str | bool | tuple[str, ...]]
    fact: str
    source: str
    age: str
    copies: int


KINDS: dict[type, OptionKind] = {
    Number: "number", Switch: "switch", Pick: "pick", Text: "text",
}  # fmt: skip


def game_info(game: Game) -> GameInfo:
    """A game as the shelf shows it."""
    bots = bot_names(game)
    styles = {} if game.thinking is None else game.thinking.styles
    return GameInfo(
        game.id, game.title, game.about, game.designer, game.minutes,
        (game.seats[0], game.seats[-1]),
        tuple(option_info(game, option) for option in game.options), tuple(bots),
        tuple(
            LevelInfo(one.id, one.name, one.animal, one.about) for one in LEVELS if one.id in bots
        ),
        tuple(StyleInfo(style, about) for style, about in styles.items()),
        usual_bot(game), is_pondered(game), game.rival, game.unit, game.own_decks,
        guide_info(game.guide), brought(game), analysed=game.thinking is not None,
    )  # fmt: skip


def form_infos(game: Game) -> list[FormInfo]:
    """How a game's actions are written; nothing, if each is only a verb."""
    return [] if game.forms is None else [form_info(form) for form in game.forms.forms]


def form_info(form: Form) -> FormInfo:
    """A form with what may stand in its places."""
    return FormInfo(form.verb, form.text, place_infos(form))


def place_infos(phrase: Phrase) -> dict[str, PlaceInfo]:
    """What may stand in the places of a phrase."""
    return {name: place_info(place) for name, place in phrase.places.items()}


def place_info(place: Place) -> PlaceInfo:
    """What may stand in one place."""
    match place:
        case Ordinal():
            return PlaceInfo("count")
        case Row():
            return PlaceInfo("row", one=place_info(place.one), separator=place.separator)
        case Phrase():
            return PlaceInfo("phrase", text=place.text, places=place_infos(place))
        case _:
            return PlaceInfo("word")


def guide_info(guide: Guide | None) -> GuideInfo | None:
    """What a guided game says; None if there is none."""
    if guide is None:
        return None
    lessons = [LessonInfo(one.key, one.title, one.text, one.section) for one in guide.lessons]
    return GuideInfo(guide.opening, guide.closing, tuple(lessons))


def story_info(story: Story | None) -> StoryInfo:
    """What a game's page tells of it."""
    if story is None:
        return StoryInfo()
    return StoryInfo(
        story.theme, story.turn, story.charm, story.audience, story.published, story.ours,
        tuple(LinkInfo(one.words, one.address) for one in story.links), dict(story.bots),
    )  # fmt: skip


def option_info(game: Game, option: Option) -> OptionInfo:
    """An option with its usual value for every number of seats that it is for."""
    return OptionInfo(
        option.name, option.label(), KINDS[type(option)], option.sentence, option.section,
        {str(seats): option.default_for(seats) for seats in game.seats if option.is_for(seats)},
        getattr(option, "low", 0), getattr(option, "high", 0), getattr(option, "step", 1),
        getattr(option, "words", ()), getattr(option, "unit", ""), getattr(option, "zero", ""),
    )  # fmt: skip


def card_infos(game: Game) -> list[CardInfo]:
    """The whole deck."""
    return [
        CardInfo(
            one.id, one.kind, one.name, one.latin, dict(one.numbers), one.fact, one.source,
            one.age, one.copies,
        )
        for one in game.card_faces()
    ]  # fmt: skip
