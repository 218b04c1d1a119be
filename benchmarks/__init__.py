"""What is measured, and how; README.md says it."""
