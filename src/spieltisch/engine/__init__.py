"""The engine: records, rules in every mode, matches and playouts. It knows no game by name."""
