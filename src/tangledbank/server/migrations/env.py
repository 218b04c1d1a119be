"""Alembic runs this: it brings a store to the newest shape, in one transaction."""

from alembic import context

from tangledbank.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
