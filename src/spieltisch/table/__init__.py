"""A table: seats, clocks, moves, consent, bots' turns and views, as plain objects that only think."""
