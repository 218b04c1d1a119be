"""How bots judge and play."""
