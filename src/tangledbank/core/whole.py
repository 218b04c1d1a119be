# Not compiled: it looks at values from outside, of any type.
"""Whole numbers from outside, such as numpy's, as Python's own."""

from operator import index
from typing import Any


def whole(value: Any) -> Any:
    """The same number as an `int`, if it is a whole one of any kind; anything else as it is."""
    if type(value) is int or isinstance(value, bool):
        return value
    try:
        return index(value)
    except TypeError:
        return value
