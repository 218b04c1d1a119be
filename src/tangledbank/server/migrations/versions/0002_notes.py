"""Private notes of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the store forward."""
    op.create_table(
        "notes",
        sa.Column(
            "code", sa.String(12), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notes", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("code", "seat"),
    )


def downgrade() -> None:
    """Bring it back."""
    op.drop_table("notes")
