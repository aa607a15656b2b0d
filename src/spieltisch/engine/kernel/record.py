"""The record: the whole state of a game as one flat struct of small integers.

    class State(Record):
        board = i8[6, 6]      # an array
        turn = i8             # a number

Interpreted rule code works on a `Record`, which hands out Python ints and refuses values that do not
fit. Compiled rule code works on the very same bytes, through `Record.array`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, overload

import numpy as np
from numpy.typing import NDArray

MOST_OPTIONS = 8


class Row:
    """An array of one dimension, seen as Python ints. Places are checked: no negative ones."""

    __slots__ = ("_flat",)

    def __init__(self, flat: memoryview) -> None:
        self._flat = flat

    def __getitem__(self, at: int) -> int:
        if at < 0:
            raise IndexError(f"no place {at} in an array")
        return self._flat[at]

    def __setitem__(self, at: int, value: int) -> None:
        if at < 0:
            raise IndexError(f"no place {at} in an array")
        self._flat[at] = value

    def __len__(self) -> int:
        return len(self._flat)

    def tolist(self) -> list[int]:
        """The values as a list, for tests and words."""
        return self._flat.tolist()


class Grid:
    """An array of several dimensions: `grid[i, j]` is a Python int, `grid[i]` a row."""

    __slots__ = ("_flat", "_shape", "_steps")

    def __init__(self, flat: memoryview, shape: tuple[int, ...]) -> None:
        self._flat = flat
        self._shape = shape
        self._steps = [1] * len(shape)
        for axis in range(len(shape) - 2, -1, -1):
            self._steps[axis] = self._steps[axis + 1] * shape[axis + 1]

    def _place(self, at: tuple[int, ...]) -> int:
        place = 0
        for index, size, step in zip(at, self._shape, self._steps, strict=False):
            if not 0 <= index < size:
                raise IndexError(f"no place {at} in an array of {self._shape}")
            place += index * step
        return place

    def __getitem__(self, at: int | tuple[int, ...]) -> Any:
        where = at if isinstance(at, tuple) else (at,)
        place = self._place(where)
        depth = len(where)
        if depth == len(self._shape):
            return self._flat[place]
        return _cells(self._flat[place : place + self._steps[depth - 1]], self._shape[depth:])

    def __setitem__(self, at: tuple[int, ...], value: int) -> None:
        if len(at) != len(self._shape):
            raise IndexError(f"{at} names a row, not a place, of an array of {self._shape}")
        self._flat[self._place(at)] = value

    def __len__(self) -> int:
        return self._shape[0]

    def tolist(self) -> list[Any]:
        """The values as lists, for tests and words."""
        return [self[i].tolist() for i in range(self._shape[0])]


def _cells(flat: memoryview, shape: tuple[int, ...]) -> Any:
    if not shape:
        return flat
    return Row(flat) if len(shape) == 1 else Grid(flat, shape)


class ArrayField:
    """The declaration of an array field, `u8[54]` or `i8[2, 26]`."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape
        self.slot = -1

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: Record, owner: type) -> Any: ...
    def __get__(self, record: Record | None, owner: type) -> Any:
        return self if record is None else record.cells[self.slot]

    def __set__(self, record: Record, value: object) -> None:
        raise TypeError("an array field is filled place by place")


class NumberField:
    """The declaration of a number field, `i8`; with a shape in brackets, of an array."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.shape: tuple[int, ...] = ()
        self.slot = -1

    def __getitem__(self, shape: int | tuple[int, ...]) -> ArrayField:
        return ArrayField(self.code, shape if isinstance(shape, tuple) else (shape,))

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: Record, owner: type) -> int: ...
    def __get__(self, record: Record | None, owner: type) -> Self | int:
        return self if record is None else record.cells[self.slot][0]

    def __set__(self, record: Record, value: int) -> None:
        record.cells[self.slot][0] = value


u8, i8 = NumberField("u1"), NumberField("i1")
u16, i16 = NumberField("u2"), NumberField("i2")
u32, i32 = NumberField("u4"), NumberField("i4")

_FORMATS: dict[str, Any] = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I", "i4": "i"}


def _dtype(spec: list[tuple[str, str, tuple[int, ...]]]) -> np.dtype[Any]:
    """The memory layout. Padding at the end is a field too: NumPy would not copy it otherwise."""
    items: list[Any] = [(name, code, shape) if shape else (name, code) for name, code, shape in spec]
    size = sum(np.dtype([item]).itemsize for item in items)
    if over := -size % 4:
        items.append(("_pad", "u1", (over,)))
    return np.dtype(items, align=True)


class Record:
    """The base of every game's state. The header comes first in meaning, not in memory.

    Fields are laid out by falling size, so that there is no padding between them.
    """

    seats = i8
    options = i8[MOST_OPTIONS]  # the chosen value of each option, by its place on the type card
    rng = u32[4]  # xoshiro128**
    ply = i32  # moves made so far

    __slots__ = ("array", "cells", "told")
    dtype: ClassVar[np.dtype[Any]]
    _layout: ClassVar[list[tuple[int, int, Any, tuple[int, ...]]]]

    array: NDArray[Any]
    cells: list[Any]
    told: list[Any] | None  # events, and copies made at moments, while somebody watches

    def __init_subclass__(cls) -> None:
        declared = {**vars(Record), **vars(cls)}
        fields = {k: f for k, f in declared.items() if isinstance(f, NumberField | ArrayField)}
        by_size = sorted(fields, key=lambda name: -np.dtype(fields[name].code).itemsize)
        spec = [(name, fields[name].code, fields[name].shape) for name in by_size]
        cls.dtype = _dtype(spec)
        cls._layout = []
        for slot, (name, code, shape) in enumerate(spec):
            dtype, offset = cls.dtype.fields[name][:2]  # type: ignore[index]
            cls._layout.append((offset, offset + dtype.itemsize, _FORMATS[code], shape))
            field = ArrayField(code, shape) if shape else NumberField(code)
            field.slot = slot
            setattr(cls, name, field)

    def __init__(self, array: NDArray[Any] | None = None) -> None:
        """A record on the one element of `array`, or a new one of zeros."""
        self.array = np.zeros(1, self.dtype) if array is None else array
        raw = memoryview(self.array.view(np.uint8))  # type: ignore[arg-type]
        self.told = None
        self.cells = []
        for start, stop, code, shape in self._layout:
            self.cells.append(_cells(raw[start:stop].cast(code), shape))

    @classmethod
    def of(cls, data: bytes) -> Self:
        """The record that `bytes(record)` wrote."""
        return cls(np.frombuffer(bytearray(data), cls.dtype))

    def __bytes__(self) -> bytes:
        return self.array.tobytes()

    def copy(self) -> Self:
        """Another record with the same content."""
        return type(self)(self.array.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        content = ", ".join(f"{name}={self.array[name][0]!r}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({content})"
