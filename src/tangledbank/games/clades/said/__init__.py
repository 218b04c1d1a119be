"""All that people read."""
