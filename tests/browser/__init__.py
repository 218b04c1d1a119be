"""What people see: a real server, a real Chromium."""
