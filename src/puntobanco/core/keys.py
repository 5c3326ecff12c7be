"""The type of message keys. `keys.pyi` lists them all, for type checkers only."""

from typing import TypeAlias

Key: TypeAlias = str
