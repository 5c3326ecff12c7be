"""An example of each shape that the API accepts or returns: a module per module of its routes."""

from tools.openapi.examples import (
    account,
    approvals,
    care,
    disable,
    house,
    meter_advice,
    meters,
    office_books,
    office_coups,
    office_floor,
    office_lines,
    office_records,
    patrons,
    profiles,
    session,
    shapes,
    staff,
    tables,
)

EXAMPLES = tuple(
    example
    for part in (
        shapes,
        house,
        session,
        account,
        patrons,
        staff,
        approvals,
        disable,
        profiles,
        care,
        office_books,
        office_lines,
        office_coups,
        office_floor,
        office_records,
        tables,
        meters,
        meter_advice,
    )
    for example in part.EXAMPLES
)
