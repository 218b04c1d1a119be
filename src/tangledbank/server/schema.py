"""The store's tables, as SQLAlchemy sees them; `migrations/` makes them."""

from sqlalchemy import (
    JSON,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

TABLES = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("changed", Integer, nullable=False),  # seconds since 1970
    Index("tables_by_stage", "stage", "changed"),
)

LOG = Table(
    "log",
    metadata,
    Column("code", String(12), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    PrimaryKeyConstraint("code", "seq"),
)

NOTES = Table(
    "notes",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("notes", JSON, nullable=False),  # by key, the oldest first
    PrimaryKeyConstraint("code", "seat"),
)

ANALYSES = Table(
    "analyses",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of how they are made
    Column("content", LargeBinary, nullable=False),  # compressed JSON
)
