"""Tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the store forward."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "changed"])
    op.create_table(
        "log",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq"),
    )


def downgrade() -> None:
    """Bring it back."""
    op.drop_table("log")
    op.drop_table("tables")
