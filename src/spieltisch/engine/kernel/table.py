"""Constant arrays of rule code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray


class Table:
    """A constant array of whole numbers, of one or two dimensions, that hands out Python ints.

    Compiled code gets `array`, in the smallest signed type that holds every value.
    """

    __slots__ = ("_rows", "array")

    def __init__(self, values: Sequence[int] | Sequence[Sequence[int]]) -> None:
        wide = np.array(values, dtype=np.int64)
        fitting = (t for t in (np.int8, np.int16, np.int32, np.int64) if _fits(wide, np.iinfo(t)))
        self.array: NDArray[Any] = np.ascontiguousarray(wide.astype(next(fitting)))
        self.array.setflags(write=False)
        self._rows: list[Any] = self.array.tolist()

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: tuple[int, int]) -> int: ...
    def __getitem__(self, at: int | tuple[int, int]) -> int:
        if isinstance(at, tuple):
            row, column = at
            if row < 0 or column < 0:
                raise IndexError(f"a table has no place {at}")
            return self._rows[row][column]
        if at < 0:
            raise IndexError(f"a table has no place {at}")
        return self._rows[at]

    def __len__(self) -> int:
        return len(self._rows)


def _fits(values: NDArray[Any], info: np.iinfo[Any]) -> bool:
    return bool(values.size == 0 or (values.min() >= info.min and values.max() <= info.max))


def table(values: Sequence[int] | Sequence[Sequence[int]]) -> Table:
    """A constant array for rule code."""
    return Table(values)
