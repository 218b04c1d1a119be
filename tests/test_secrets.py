"""Secrets: whatever a seat must not know may change, and all that reaches it stays the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import Game, seeded
from tangledbank.testing.contract import Promise
from tangledbank.testing.secrets import SECRETS
from tests.play import EVERY_TABLE, TABLE_NAMES, records

tables = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=TABLE_NAMES)


@pytest.mark.parametrize("secret", SECRETS, ids=lambda one: one.__name__)
@tables
@given(data=st.data())
def test_a_secret_is_kept(game: Game, seats: int, secret: Promise, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))

    secret(record, seeded(data.draw(st.integers(0, 2**63 - 1))))
