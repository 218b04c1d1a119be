"""Settings for the tests that span games."""
