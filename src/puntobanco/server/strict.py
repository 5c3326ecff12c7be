"""Bodies are read strictly: text is no number, and an unknown field is an error, not ignored.

Litestar reads a body into plain values and converts those leniently; here it goes from bytes to
the handler's own type in one step.
"""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request

from puntobanco.server.errors import Problem
from puntobanco.server.misfit import misfit


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is what its handler asks for, or a Problem."""

    async def json(self) -> Any:
        """The body as the type that the handler's `data` has."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        body = await self.body()
        try:
            return _decoder(wanted).decode(body)
        except msgspec.ValidationError as error:
            raise Problem(422, "invalid", misfit(body, wanted, str(error))) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Problem(400, "malformed", "The request cannot be read as JSON.") from None


@lru_cache(maxsize=256)
def _decoder(wanted: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(wanted)
