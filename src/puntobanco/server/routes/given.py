"""What a handler is given beside its request: by name, never by what the client sent."""

from litestar.di import NamedDependency

from puntobanco.server.access.access import Visit
from puntobanco.server.access.identity import Identity
from puntobanco.server.access.origin import Origin
from puntobanco.server.services import Services

GivenServices = NamedDependency[Services]
GivenIdentity = NamedDependency[Identity]
"""Who is asking; only on routes that are not for anyone."""
GivenVisit = NamedDependency[Visit | None]
"""The session of the request, locked or not, where it has one."""
GivenOrigin = NamedDependency[Origin]
"""From where the request comes: address, device and what that says it is."""
GivenAddress = NamedDependency[str]
"""Where the request comes from."""
