"""The games, one folder each; nothing here imports from one to another."""
