"""Faults in the parameters of a request, from their declared types."""

from collections.abc import Mapping, Sequence
from typing import Any

from litestar import Request
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter
from litestar.typing import FieldDefinition
from msgspec import inspect

from puntobanco.core.facts import Fact, fact
from puntobanco.server.validation import required, sentences, shape_of, shortened, wrong_value


def parameter_faults(request: Request[Any, Any, Any], wrong: Sequence[str]) -> Fact:
    """The faults of these parameters, or the missing parameters if `wrong` is empty."""
    handler = request.route_handler
    given = {**request.query_params, **request.path_params}
    types = _types(handler)
    if wrong:
        return sentences(_fault(name, given, types[name]) for name in wrong)
    missing = [
        required(field.name, shape_of(types[field.name]))
        for field in _fields(handler)
        if _is_required(field) and field.name not in given
    ]
    return sentences(missing) if missing else fact("server-malformed")


def _fault(name: str, given: Mapping[str, Any], wanted: Any) -> Fact:
    value = shortened(repr(str(given.get(name, ""))))
    return wrong_value(name, value, _without_null(shape_of(wanted)))


def _without_null(shape: inspect.Type) -> inspect.Type:
    """The type of an optional parameter that is given."""
    bare = shape.type if isinstance(shape, inspect.Metadata) else shape
    if not isinstance(bare, inspect.UnionType):
        return shape
    options = [one for one in bare.types if not isinstance(one, inspect.NoneType)]
    return options[0] if len(options) == 1 else inspect.UnionType(tuple(options))


def _is_required(field: FieldDefinition) -> bool:
    return isinstance(field.kwarg_definition, QueryParameter) and field.is_required


def _types(handler: BaseRouteHandler) -> dict[str, Any]:
    """The types of all parameters of a handler and its dependencies, with their limits."""
    models = [handler.signature_model, *(one.signature_model for one in _providers(handler))]
    return {name: kind for model in models for name, kind in model.__annotations__.items()}


def _fields(handler: BaseRouteHandler) -> list[FieldDefinition]:
    signatures = [handler.parsed_fn_signature]
    signatures += [one.parsed_fn_signature for one in _providers(handler)]
    return [field for signature in signatures for field in signature.parameters.values()]


def _providers(handler: BaseRouteHandler) -> list[Any]:
    wanted = handler.parsed_fn_signature.parameters
    return [one for name, one in handler.resolve_dependencies().items() if name in wanted]
