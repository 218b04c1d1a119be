"""Write the page's TypeScript types from the Python side: `python -m tools.types`.

The types of the wire go to the shell, each game's view, actions and events beside its table; so
do examples of actions in words and in parts, with which the page's own reader and writer are
tested. A test compares what is committed with what this would write.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from tangledbank.core.errors import BadNotation
from tangledbank.core.events import Told
from tangledbank.core.forms import Form, Id, Ordinal, Phrase, Place, Row, Word
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng, seeded
from tangledbank.server import rest, wire
from tangledbank.server.catalogue import CardInfo, FormInfo, GameInfo, StoryInfo, form_info
from tangledbank.server.replay import Replay
from tangledbank.shelf import GAMES

# Every game has actions, events and a view of its own; whoever does not know which sees any.
GENERIC = [
    ("interface Frame {", "interface Frame<View = unknown, Act = Action, Event = EventInfo> {"),
    ("  view: unknown\n", "  view: View\n"),
    ("  legal: (Record<string, unknown>)[]\n", "  legal: Act[]\n"),
    ("  events: EventInfo[]\n  log_length", "  events: Event[]\n  log_length"),
    ("  action: Record<string, unknown>\n", "  action: Action\n"),
]

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "tangledbank"
HEAD = "// Written by `python -m tools.types` from {}; do not edit.\n"
REST = [
    rest.Health, GameInfo, CardInfo, wire.TableInfo, rest.NewTable, rest.NewSeat,
    rest.Ticket, rest.Problem, rest.OpenTable, StoryInfo, FormInfo, Replay,
    rest.AnalysisInfo, rest.NewBranch,
]  # fmt: skip


def texts() -> dict[Path, str]:
    """Every generated file with its content."""
    wire_folder = SOURCES / "web" / "wire"
    found = {
        wire_folder / "wire.ts": wire_text(),
        wire_folder / "forms.fixture.json": fixture_text(),
    }
    for game in GAMES.values():
        folder = folder_of(game)
        if game.view is not None and is_ours(game):
            found[folder / "view.ts"] = view_text(game)
            found[folder / "actions.ts"] = actions_text(game)
            found[folder / "events.ts"] = events_text(game)
    return found


def wire_text() -> str:
    """The messages both ways, and what REST sends and takes."""
    text = HEAD.format("server/wire.py") + '\nimport type { Action } from "./actions"\n'
    text += declarations([*REST, wire.FromPage, wire.ToPage])
    for general, game_own in GENERIC:
        assert general in text, f"the wire has no {general!r}"
        text = text.replace(general, game_own)
    for name, union in (("FromPage", wire.FromPage), ("ToPage", wire.ToPage)):
        members = " | ".join(one.__name__ for one in union.__args__)
        text += f"\nexport type {name} = {members}\n"
    return text


def view_text(game: Game) -> str:
    """What a seat may know, the game's advice, and what it shows of itself when it is over."""
    found = (game.view, game.advice_type, game.afterwards_type)
    types = [one for one in found if one is not None]
    return HEAD.format(f"games/{game.id}/seen/view.py") + declarations(types)


def actions_text(game: Game) -> str:
    """What may be done, one form after the other."""
    text = HEAD.format(f"games/{game.id}/said/notation.py")
    text += "\n/** All that may be done, by its verb. */\nexport type Action =\n"
    for form in game.spoken.forms:
        fields = "; ".join([f'verb: "{form.verb}"', *form.fields()])
        text += f"  | {{ {fields} }}\n"
    return text


def events_text(game: Game) -> str:
    """What may happen, one event after the other."""
    assert isinstance(game.events, Told), "our own games say which fields are texts"
    text = HEAD.format(f"games/{game.id}/rules/told.py")
    text += '\nimport type { Told } from "#shell/wire/events"\n'
    text += "\n/** All that may happen, by its name. */\nexport type GameEvent =\n"
    for name, fields in game.events.typed().items():
        values = "; ".join(f"{field}: {kind}" for field, kind in fields.items())
        text += f'  | Told<"{name}", {{ {values} }}>\n'.replace("{  }", "Record<string, never>")
    return text


def fixture_text() -> str:
    """Each game's forms as a page is sent them, and actions of each form in words and in parts."""
    games = [game for game in GAMES.values() if game.forms is not None and is_ours(game)]
    texts = [f"{json.dumps(game.id)}: {{\n{fixture_of(game)}\n  }}" for game in games]
    return "{\n  " + ",\n  ".join(texts) + "\n}\n"


def fixture_of(game: Game) -> str:
    """One line for each form, and one for each example."""
    rng = seeded(1859)
    forms = [msgspec.to_builtins(form_info(form)) for form in game.spoken.forms]
    examples = [one for form in game.spoken.forms for one in examples_of(game, form, rng)]
    rows = {"forms": forms, "examples": examples}
    return ",\n".join(f'    "{name}": [\n{lines(row)}\n    ]' for name, row in rows.items())


def lines(row: list[Any]) -> str:
    """A list with a line for each that is in it."""
    return ",\n".join("      " + json.dumps(one) for one in row)


def examples_of(game: Game, form: Form, rng: Rng) -> list[tuple[str, dict[str, Any]]]:
    """An action of this form; two if it has places, and another for what may be left out."""
    found: dict[str, dict[str, Any]] = {}
    for given in (True, True, False) if form.optional else (True, True):
        for _try in range(1000):
            try:
                action = game.action({"verb": form.verb, **made_up(game, form, rng, given)})
                text = game.notation(action)
            except BadNotation:
                continue
            if text not in found:
                found[text] = game.parts(action)
                break
    assert found, f"no action of {game.title} is written {form.text!r}"
    return list(found.items())


def made_up(game: Game, place: Place, rng: Rng, given: bool) -> Any:
    """Something that may stand in a place, or may not: the game will say."""
    match place:
        case Id():
            ids = getattr(game.cards, place.ids)
            return ids[rng.below(len(ids))]
        case Ordinal():
            return rng.below(place.most)
        case Word():
            return place.words[rng.below(len(place.words))]
        case Row():
            return [made_up(game, place.one, rng, given) for _one in range(1 + rng.below(3))]
        case Phrase():
            return {
                name: made_up(game, one, rng, given)
                if given or name not in place.optional
                else None
                for name, one in place.places.items()
            }
    raise NotImplementedError(f"{place} is another kind of place")


def is_ours(game: Game) -> bool:
    """Whether it lies in this repository; those from outside look after themselves."""
    return folder_of(game).is_dir()


def folder_of(game: Game) -> Path:
    """Where its page would be in this repository, wherever the game itself runs from."""
    return SOURCES / "games" / game.id / "web"


def declarations(types: list[Any]) -> str:
    """An interface for each type and for all that it is made of, by name."""
    _roots, components = msgspec.json.schema_components(types, ref_template="{name}")
    return "".join(interface(name, components[name]) for name in sorted(components))


def interface(name: str, schema: dict[str, Any]) -> str:
    """One object; a field with a default is always sent on the way out, optional on the way in."""
    lines = [f"\nexport interface {name} {{"]
    if said := schema.get("description"):
        lines.insert(0, f"\n/** {said.splitlines()[0]} */")
        lines[1] = lines[1].lstrip("\n")
    optional = name in OPTIONAL
    for key, value in schema["properties"].items():
        mark = "?" if optional and key not in schema.get("required", ()) else ""
        lines.append(f"  {key if key.isidentifier() else repr(key)}{mark}: {typescript(value)}")
    return "\n".join([*lines, "}\n"])


OPTIONAL = {
    one.__name__ for one in (*wire.FromPage.__args__, rest.NewTable, rest.NewSeat)
}  # what the page writes


def typescript(schema: dict[str, Any]) -> str:
    """A type in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(one) for one in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema.get("enum", [schema.get("const")]))
    kind = str(schema.get("type"))
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(one) for one in schema['prefixItems'])}]"
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
    names = {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return names.get(kind, "string" if kind == "string" else "unknown")


if __name__ == "__main__":
    for path, text in texts().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
