"""What handlers receive besides the parts of the request."""

from typing import Annotated

from puntobanco.server.access.access import RequestSession
from puntobanco.server.access.guard import (
    provide_address,
    provide_identity,
    provide_origin,
    provide_services,
    provide_visit,
)
from puntobanco.server.access.identity import Identity
from puntobanco.server.access.origin import Origin
from puntobanco.server.http import Given
from puntobanco.server.language import provide_words
from puntobanco.server.services import Services
from puntobanco.words import Words

GivenServices = Annotated[Services, Given(provide_services)]
GivenIdentity = Annotated[Identity, Given(provide_identity)]
"""The caller's identity. Only on routes that require a session."""
GivenVisit = Annotated[RequestSession | None, Given(provide_visit)]
"""The session of the request, locked or not, or None."""
GivenOrigin = Annotated[Origin, Given(provide_origin)]
"""The origin of the request: address, device, and browser."""
GivenAddress = Annotated[str, Given(provide_address)]
"""The client address of the request."""
GivenWords = Annotated[Words, Given(provide_words)]
"""The catalogue in the language of the request."""
