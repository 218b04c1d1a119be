"""What the card file says."""
