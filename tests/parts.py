"""Actions between words and parts, as a page knows them: from a game's forms, without its cards.

Tests say what people do in words, and read in words what a page is offered; over the wire go
parts. What no form fits becomes a verb that there is not.
"""

import re
from collections.abc import Mapping
from typing import Any

from tangledbank import Form, Game, Ordinal, Phrase, Place, Row

BRACKETS, NAMES = re.compile(r"\[(.*?)\]"), re.compile(r"\{(\w+)\}")
NO_BRACKETS = str.maketrans("", "", "[]")


def in_parts(game: Game, words: str) -> dict[str, Any]:
    """The action as a page sends it."""
    for form in game.spoken.forms:
        found = form.fits(words)
        if found is not None:
            return {"verb": form.verb, **placed(form, found)}
    return {"verb": words}


def placed(phrase: Phrase, found: Mapping[str, str | None]) -> dict[str, Any]:
    """What stands in each place of a phrase."""
    return {
        name: None if words is None else part(phrase.places[name], words)
        for name, words in found.items()
    }


def part(place: Place, words: str) -> Any:
    """What stands in a place; words that cannot stand there are sent as they are."""
    match place:
        case Ordinal():
            return int(words) - 1
        case Row():
            return [part(place.one, one.strip()) for one in words.split(place.separator)]
        case Phrase():
            found = place.fits(words)
            return words if found is None else placed(place, found)
    return words


def in_words(game: Game, parts: Mapping[str, Any]) -> str:
    """The action as the log has it."""
    form: Form = game.spoken.of_verb[parts["verb"]]
    return phrased(form, parts)


def phrased(phrase: Phrase, parts: Mapping[str, Any]) -> str:
    """A phrase with its places filled; what is left out leaves its brackets empty."""
    text = phrase.text
    for bracket in BRACKETS.findall(text):
        if any(parts[name] is None for name in NAMES.findall(bracket)):
            text = text.replace(f"[{bracket}]", "")
    text = text.translate(NO_BRACKETS)
    return NAMES.sub(lambda name: words_of(phrase.places[name[1]], parts[name[1]]), text)


def words_of(place: Place, part: Any) -> str:
    """What stands in a place, in words."""
    match place:
        case Ordinal():
            return str(part + 1)
        case Row():
            return place.separator.join(words_of(place.one, one) for one in part)
        case Phrase():
            return phrased(place, part)
    return str(part)
