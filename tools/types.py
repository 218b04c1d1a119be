"""Write the page's TypeScript types from the Python side: `python -m tools.types`.

The types of the wire go to the shell, each game's view beside its table. A test compares what is
committed with what this would write.
"""

from pathlib import Path
from typing import Any

import msgspec

from tangledbank.core.events import Told
from tangledbank.core.game import Game
from tangledbank.server import wire
from tangledbank.server.catalogue import CardInfo, GameInfo, StoryInfo
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
    wire.Health, GameInfo, CardInfo, wire.TableInfo, wire.NewTable, wire.NewSeat,
    wire.Ticket, wire.Problem, wire.OpenTable, StoryInfo, Replay,
]  # fmt: skip


def texts() -> dict[Path, str]:
    """Every generated file with its content."""
    found = {SOURCES / "web" / "wire" / "wire.ts": wire_text()}
    for game in GAMES.values():
        folder = game.folder / "web"
        if game.view is not None and SOURCES in game.folder.parents and folder.is_dir():
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
    one.__name__ for one in (*wire.FromPage.__args__, wire.NewTable, wire.NewSeat)
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
