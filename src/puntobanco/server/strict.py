"""Bodies are read strictly: text is no number, and an unknown field is an error, not ignored.

Litestar reads a body into plain values and converts those leniently; here it goes from bytes to
the handler's own type in one step, and msgspec says what was wrong and where.
"""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request

from puntobanco.server.errors import Problem


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is what its handler asks for, or a Problem."""

    async def json(self) -> Any:
        """The body as the type that the handler's `data` has."""
        parameters = self.route_handler.parsed_fn_signature.parameters
        try:
            return _decoder(parameters["data"].annotation).decode(await self.body())
        except msgspec.ValidationError as error:
            raise Problem(422, "invalid", _sentence(str(error))) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Problem(400, "malformed", "The request cannot be read as JSON.") from None


@lru_cache(maxsize=256)
def _decoder(wanted: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(wanted)


def _sentence(error: str) -> str:
    """The words of msgspec with the place first.

    >>> _sentence("Expected `int`, got `str` - at `$.amount`")
    'amount: expected `int`, got `str`.'
    """
    told, _, place = error.partition(" - at ")
    where = place.strip("`").removeprefix("$").removeprefix(".")
    return f"{where}: {told[0].lower()}{told[1:]}." if where else f"{told}."
