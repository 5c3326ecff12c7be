"""The open baccarat house."""

from puntobanco.version import VERSION

__version__ = VERSION
