"""How bots play Hindernisparcours: the general search needs no advice. Only plans are made at once."""

MIXED = False
