"""What drives games: the type card, referee and match, compiling, playing out, kits, match files."""
