"""What there is to play, for pages: games, options, cards."""

from tangledbank.core.game import Game
from tangledbank.core.guide import Guide
from tangledbank.core.options import Number, Option, Pick, Switch, Text
from tangledbank.core.story import Story
from tangledbank.server import wire

KINDS: dict[type, wire.OptionKind] = {
    Number: "number", Switch: "switch", Pick: "pick", Text: "text",
}  # fmt: skip


def game_info(game: Game, bots: list[str]) -> wire.GameInfo:
    """A game as the shelf shows it."""
    return wire.GameInfo(
        game.id, game.title, game.about, game.designer, game.minutes,
        (game.seats[0], game.seats[-1]),
        tuple(option_info(game, option) for option in game.options), tuple(bots), game.rival,
        game.unit, game.own_decks, guide_info(game.guide),
    )  # fmt: skip


def guide_info(guide: Guide | None) -> wire.GuideInfo | None:
    """What a guided game says; None if there is none."""
    if guide is None:
        return None
    lessons = [wire.LessonInfo(one.key, one.title, one.text, one.section) for one in guide.lessons]
    return wire.GuideInfo(guide.opening, guide.closing, tuple(lessons))


def story_info(story: Story | None) -> wire.StoryInfo:
    """What a game's page tells of it."""
    if story is None:
        return wire.StoryInfo()
    return wire.StoryInfo(
        story.theme, story.turn, story.charm, story.audience, story.published, story.ours,
        tuple(wire.LinkInfo(one.words, one.address) for one in story.links), dict(story.bots),
    )  # fmt: skip


def option_info(game: Game, option: Option) -> wire.OptionInfo:
    """An option with its printed value for every number of seats that it is for."""
    return wire.OptionInfo(
        option.name, KINDS[type(option)], option.sentence, option.section,
        {str(seats): option.default_for(seats) for seats in game.seats if option.is_for(seats)},
        getattr(option, "low", 0), getattr(option, "high", 0), getattr(option, "step", 1),
        getattr(option, "words", ()),
    )  # fmt: skip


def card_infos(game: Game) -> list[wire.CardInfo]:
    """The whole deck."""
    return [
        wire.CardInfo(
            one.id, one.kind, one.name, one.latin, dict(one.numbers), one.fact, one.source,
            one.age, one.copies,
        )
        for one in game.card_faces()
    ]  # fmt: skip
