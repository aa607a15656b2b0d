"""Who hosts which tables can be counted quickly."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    op.create_index("hosted", "tables", ["host", "touched"], unique=False)


def downgrade() -> None:
    """Drop it."""
    op.drop_index("hosted", table_name="tables")
