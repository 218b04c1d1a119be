"""Parts of a document that programs write, between two marks; the rest is written by people."""

from typing import NamedTuple


class Marks(NamedTuple):
    """Where a part begins and ends; most Markdown readers do not show the marks."""

    name: str
    writer: str

    @property
    def begin(self) -> str:
        """Before it."""
        return f"<!-- {self.name}: written by `{self.writer}`, never by hand -->"

    @property
    def end(self) -> str:
        """After it."""
        return f"<!-- end of {self.name} -->"

    def replace(self, document: str, part: str) -> str:
        """The document with this part in place of the old one, or at its end."""
        text = f"{self.begin}\n\n{part.strip()}\n\n{self.end}"
        before, begin, rest = document.partition(self.begin)
        if not begin:
            return f"{document.rstrip()}\n\n{text}\n".lstrip("\n")
        _old, _end, after = rest.partition(self.end)
        return before + text + after
