"""The open baccarat house."""

from puntobanco.version import VERSION as __version__

__all__ = ["__version__"]
