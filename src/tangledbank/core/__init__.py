"""The ground all games stand on: positions, records, cards, chance. Standard library only."""
