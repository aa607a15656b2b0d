"""Bots: they get what a player gets, a hidden record, and choose a move."""
