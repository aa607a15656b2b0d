"""`python -m spieltisch` is the command `spieltisch`."""

from spieltisch.cli import main

main()
