"""The languages there are, and which of them this process speaks."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable

from spieltisch.engine.showing.phrase import FALLBACK, languages

LANGUAGES = languages()


def language() -> str:
    """The language of this process: `SPIELTISCH_LANG` if set, else the locale's; English if neither is known."""
    asked = os.environ.get("SPIELTISCH_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    asked = asked or os.environ.get("LANG") or locale.getlocale()[0] or FALLBACK
    return first_known([asked, locale.normalize(asked)])


def first_known(asked: Iterable[str]) -> str:
    """The first of some languages that we speak, `pt-BR` also as `pt`; English if we speak none."""
    known = {tag.lower(): tag for tag in LANGUAGES}
    for one in asked:
        tag = re.split(r"[.@;]", one)[0].strip().replace("_", "-").lower()
        for part in (tag, tag.partition("-")[0]):
            if part in known:
                return known[part]
    return FALLBACK
