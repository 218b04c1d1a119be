# Not compiled: words for people.
"""Small pieces of sentences that several games need."""

from collections.abc import Collection, Sequence


def counted(count: int, one: str, many: str) -> str:
    """`1 card`, `3 cards`."""
    return f"{count} {one if count == 1 else many}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`nothing`, `a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def in_a_sentence(name: str, proper: Collection[str]) -> str:
    """`red deer` for Red deer, but `European rabbit` by its first word; title case stays."""
    if name.split()[0] in proper or name[1:] != name[1:].lower():
        return name
    return name[:1].lower() + name[1:]
