"""Spieltisch: board games to play and to simulate."""
