"""Facts as JSON for HTTP answers, processes and the command line: code, parameters and text."""

from typing import Any

import msgspec

from puntobanco.core.facts import Fact, Label, from_wire
from puntobanco.words.rendering import Words


class WireFact(msgspec.Struct, frozen=True, kw_only=True):
    """A message of the catalogue: its key, its values, and its text in one language."""

    code: str
    params: dict[str, Any]
    text: str = ""
    """In the language of the reader; empty between processes."""

    @classmethod
    def of(cls, stated: Fact | Label, words: Words | None = None) -> "WireFact":
        """A fact, rendered if a language is given. A label has the code of the fact in it."""
        inner = stated.value if isinstance(stated, Label) else stated
        assert isinstance(inner, Fact), "a label without a fact has no code"
        text = words.text(stated) if words is not None else ""
        return cls(code=inner.code, params=inner.wire_params(), text=text)

    def rendered(self, words: Words) -> "WireFact":
        """The same fact with its text in a language."""
        stated = from_wire({"code": self.code, "params": self.params})
        return msgspec.structs.replace(self, text=words.text(stated))
