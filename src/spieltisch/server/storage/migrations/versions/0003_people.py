"""Tables know who was sent away, who left, who came and went, and where their host is."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("origin", sa.String(length=24), nullable=False, server_default=""))
    for name, empty in (("removed", "{}"), ("leavers", "{}"), ("notes", "[]")):
        op.add_column("tables", sa.Column(name, sa.JSON(), nullable=False, server_default=empty))


def downgrade() -> None:
    """Drop them."""
    for name in ("notes", "leavers", "removed", "origin"):
        op.drop_column("tables", name)
