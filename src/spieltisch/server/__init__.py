"""The server: tables, people and bots around matches. It knows games only through the registry."""
