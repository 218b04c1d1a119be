"""How much a test looks at: a seeded sample in `make test`, far more in `make soak`.

A test that asks for the fixture `sample` is run by both. So is a test with Hypothesis, which plays
more examples in a soak, and one marked `sampled`.
"""

import os
from typing import Protocol

SOAKING = os.environ.get("TANGLEDBANK_SOAK") == "1"
AGAIN = os.environ.get("HYPOTHESIS_PROFILE") == "again"  # uncompiled, where all of it is slow


class Sample(Protocol):
    """Says how many: `sample(60, of=1000)`."""

    def __call__(self, few: int, *, of: int) -> int: ...


def how_many(few: int, *, of: int) -> int:
    """A few in `make test`, and fewer when it repeats them uncompiled; all in `make soak`."""
    if SOAKING:
        return of
    return max(1, few // 4) if AGAIN else few
