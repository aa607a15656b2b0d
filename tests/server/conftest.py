"""A server for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.parts import served, settings


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of a file share."""
    with served(settings(tmp_path_factory.mktemp("data"), grace=0.2)) as address:
        yield address
