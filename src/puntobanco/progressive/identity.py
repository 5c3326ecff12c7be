"""The money identity of a meter, checked at every event.

Everything that wagers, the house and adjustments added is on the meter, in the reserve, in the
overflow or in a remainder below one unit, or was awarded or paid. One side is computed from wagers
and rates, the other from postings; both must agree to the millionth.
"""

from puntobanco.core.errors import ensure
from puntobanco.core.money import PPM
from puntobanco.progressive.state import Meter


def put_in_ppm(meter: Meter) -> int:
    """Everything ever added, in millionths of a minor unit."""
    totals = meter.totals
    by_house = totals.seeded + totals.adjusted
    return totals.contributed_ppm + totals.reserved_ppm + PPM * by_house


def accounted_ppm(meter: Meter) -> int:
    """Everything still held or properly paid out, in millionths of a minor unit."""
    totals = meter.totals
    whole = meter.shown + meter.reserve + meter.overflow + totals.awarded + totals.fixed
    return PPM * whole + meter.remainder_ppm + meter.reserve_remainder_ppm


def check_money(meter: Meter) -> Meter:
    """The meter itself; InvariantBroken if its money does not add up."""
    put_in, accounted = put_in_ppm(meter), accounted_ppm(meter)
    ensure(
        put_in == accounted,
        f"meter {meter.id}: {put_in} millionths received, {accounted} accounted for",
    )
    aside = sum(award.amount for award in meter.awards if award.open)
    ensure(
        meter.set_aside == aside == meter.totals.awarded - meter.totals.paid,
        f"meter {meter.id}: {meter.set_aside} set aside, expected {aside}",
    )
    for rest in (meter.remainder_ppm, meter.reserve_remainder_ppm):
        ensure(0 <= rest < PPM, f"meter {meter.id}: remainder {rest} out of range")
    limit = meter.parameters.limit if meter.parameters is not None else None
    ensure(
        limit is None or meter.shown <= limit,
        f"meter {meter.id}: shows {meter.shown}, above its limit {limit}",
    )
    return meter
