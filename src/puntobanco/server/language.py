"""The language of the answer to a request."""

from typing import Annotated, Any
from urllib.parse import parse_qs

import msgspec
from starlette.requests import HTTPConnection

from puntobanco.server.peer import header
from puntobanco.words import Language, Words, negotiate, words_in

LanguageParameter = Annotated[
    str,
    msgspec.Meta(
        max_length=64,
        description=(
            "The language of texts in the answer, such as `en` or `zh-Hant` "
            "(default: the header `accept-language`)."
        ),
    ),
]


def language_of(scope: Any) -> Language:
    """The language from the parameter `language`, or else from the header `accept-language`."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    named = query.get("language", [""])[0]
    return negotiate(f"{named[:64]},{header(scope, b'accept-language') or ''}")


def words_of(scope: Any) -> Words:
    """The catalogue in the language of a request."""
    return words_in(language_of(scope))


def provide_words(connection: HTTPConnection, language: LanguageParameter = "") -> Words:
    """Like `words_of`, for handlers. The parameter is declared so that the API documents it."""
    del language  # words_of reads it from the scope, which also works without a handler
    return words_of(connection.scope)
