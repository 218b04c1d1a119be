# Not compiled: that is the point.
"""A moment for others: while it runs, a compiled loop hears neither threads nor Ctrl-C."""


def breathe() -> None:
    """Python looks, as it enters a function of its own, whether anybody waits."""
