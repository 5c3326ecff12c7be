"""Dependencies injected into handlers by name. None of them comes from the request's parameters."""

from litestar.di import NamedDependency

from puntobanco.server.access.access import RequestSession
from puntobanco.server.access.identity import Identity
from puntobanco.server.access.origin import Origin
from puntobanco.server.services import Services

GivenServices = NamedDependency[Services]
GivenIdentity = NamedDependency[Identity]
"""The caller's identity. Only on routes that require a session."""
GivenVisit = NamedDependency[RequestSession | None]
"""The session of the request, locked or not, or None."""
GivenOrigin = NamedDependency[Origin]
"""The origin of the request: address, device, and browser."""
GivenAddress = NamedDependency[str]
"""The client address of the request."""
