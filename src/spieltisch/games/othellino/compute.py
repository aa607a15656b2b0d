"""Computes the opening book of 6 x 6 Othellino anew: hours on few cores, and it can be broken off and taken up."""

import os
from pathlib import Path

import typer

from spieltisch.games.othellino import book, search


def main(
    threads: int = os.cpu_count() or 1, megabytes: int = 1536, checkpoint: Path = Path("othellino-book.txt")
) -> None:
    """Compute the opening book anew."""
    entries = 1 << ((megabytes << 20) // (8 * search.WORDS)).bit_length() - 1
    found = book.Maker(checkpoint, threads, entries).make(typer.echo)
    book.write(found)
    value = found[book.canonical(*book.START)[0]][1]
    typer.echo(f"{len(found)} positions, {book.FILE.stat().st_size} bytes, value {value}")


if __name__ == "__main__":
    typer.run(main)
