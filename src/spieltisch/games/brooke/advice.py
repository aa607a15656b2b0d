"""How bots play Brooke: the general search needs no advice, only a beginner who thinks less and guesses more."""

LEVELS = {"beginner": {"iterations": 60, "temperature": 0.4}}
