"""What is measured, and how: see README.md."""
