"""Writes the page's TypeScript types from messages and routes: `python -m spieltisch.server.typescript OUT`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request, Response

from spieltisch.engine.showing import scene
from spieltisch.server import messages as beside_tables
from spieltisch.server.web.routes import ROUTES
from spieltisch.table import messages

HEADER = """\
// The messages between page and server. Written by `python -m spieltisch.server.typescript`: do not edit.
// A field with `?` is left out while it has its default value.
"""

SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def unions() -> dict[str, Any]:
    """The unions of messages by name: everything that goes one way over the socket."""
    return {name: value for name, value in vars(messages).items() if isinstance(value, UnionType) and name != "Value"}


def words() -> dict[str, tuple[Any, ...]]:
    """The named sets of words of a scene: colours, kinds, flags."""
    return {name: get_args(value) for name, value in vars(scene).items() if get_origin(value) is Literal}


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of a message, in the order of the files."""
    named = vars(messages) | vars(beside_tables)
    return [
        value
        for value in named.values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not messages.Message
    ]


class Asked(NamedTuple):
    """What a request over HTTP takes and gives."""

    given: dict[str, Any]  # what stands in its path and query, by name
    body: Any
    answer: Any


def requests() -> dict[str, Asked]:
    """Every request that the page may make, by method and path."""
    found = {}
    for route in ROUTES:
        hints = get_type_hints(route.fn)
        answer, body = hints.pop("return"), hints.pop("data", None)
        given = {name: kind for name, kind in hints.items() if get_origin(kind) is not Request}
        if get_origin(answer) is Response:
            (answer,) = get_args(answer)
        for path in (path for path in route.paths if path.startswith("/api/")):
            found[f"{next(iter(route.http_methods))} {re.sub(':[a-z]+', '', path)}"] = Asked(given, body, answer)
    return found


def typescript() -> str:
    """The declarations of all messages and requests, the same text for the same messages."""
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    parts = [HEADER]
    parts += [f"export type {name} = {_either(map(json.dumps, values))};\n" for name, values in words().items()]
    parts += [_declaration(name, components[name]) for name in sorted(components)]
    parts += [f"export type {name} = {_either(t.__name__ for t in get_args(u))};\n" for name, u in unions().items()]
    return "\n".join([*parts, _requests()])


def _requests() -> str:
    """All requests as one type: by its name what goes into path and query, the body, and the answer."""
    lines = [
        "/** The requests over HTTP. What is `given` stands in the path, or behind it. */",
        "export interface Requests {",
    ]
    for name, asked in sorted(requests().items()):
        given = "; ".join(f"{field}: {_type_of(kind)}" for field, kind in asked.given.items())
        body = _type_of(asked.body) if asked.body else "undefined"
        lines += [
            f"  {json.dumps(name)}: {{",
            f"    given: {f'{{ {given} }}' if given else 'object'};",
            f"    body: {body};",
            f"    answer: {_type_of(asked.answer)};",
            "  };",
        ]
    return "\n".join([*lines, "}\n"])


def _type_of(kind: Any) -> str:
    """The TypeScript type of a Python one."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
    return _type(schema)


def _declaration(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {' '.join(schema.get('description', name).split())} */"]
    if schema.get("type") != "object":
        return "\n".join([*lines, f"export type {name} = {_type(schema)};\n"])
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        mark = "" if field in schema["required"] else "?"
        default = f" // {json.dumps(kind['default'], ensure_ascii=False)}" if mark and "default" in kind else ""
        lines.append(f"  {field}{mark}: {_type(kind)};{default}")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return _words(schema["enum"])
    if "anyOf" in schema:
        return _either(_type(part) for part in schema["anyOf"])
    if schema["type"] == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return SIMPLE[schema["type"]]


def _words(values: list[Any]) -> str:
    """A set of words, by its name if it has one."""
    for name, known in words().items():
        if set(known) == set(values):
            return name
    return _either(map(json.dumps, values))


def _either(types: Any) -> str:
    return " | ".join(types)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
