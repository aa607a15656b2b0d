"""Tools over all games: counting positions, playing games out in words, measuring."""
