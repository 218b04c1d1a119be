"""What each game's page tells of it before anybody plays."""

import re

import pytest

from tangledbank import GAMES
from tangledbank.bots import bot_names
from tangledbank.bots.levels import NAMES
from tangledbank.core.story import Story


def story_of(game: str) -> Story:
    story = GAMES[game].story
    assert story is not None
    return story


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_it_is_in_whole_sentences(game: str) -> None:
    story = story_of(game)

    texts = (story.theme, story.turn, story.charm, story.audience, story.published, story.ours)

    assert all(re.fullmatch(r"[A-Z0-9].*[.?!]", text) for text in texts)
    assert "  " not in " ".join(texts)


@pytest.mark.parametrize("game", GAMES)
def test_it_names_who_made_the_paper_game(game: str) -> None:
    story, designer = story_of(game), GAMES[game].designer

    people = re.split(r", | and ", designer)

    if game == "trex":
        assert "names neither its author nor a publisher" in story.published
    else:
        assert all(one.removeprefix("the ") in story.published or one == "the Phylo community"
                   for one in people)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_it_has_a_sentence_for_every_bot_that_people_are_offered(game: str) -> None:
    assert {*bot_names(GAMES[game])} <= {*story_of(game).bots, *NAMES}


@pytest.mark.parametrize("game", GAMES)
def test_its_links_lead_out_of_here(game: str) -> None:
    for link in story_of(game).links:
        assert link.words
        assert re.fullmatch(r"https?://[\w.-]+/\S*", link.address)


def test_no_two_games_stand_in_the_same_place_on_the_shelf() -> None:
    places = [game.place for game in GAMES.values()]

    assert len(set(places)) == len(places)
