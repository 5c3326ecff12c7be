"""Examples of the shapes in `server/routes/meter_advice.py`."""

import msgspec

from puntobanco.server.routes.meter_advice import (
    AdvisedSettingShown,
    MeterAdvised,
    MeterAsked,
    PrintedComparisonShown,
)


def _examples() -> tuple[msgspec.Struct, ...]:
    """Example request and answer."""
    return (
        MeterAsked(game="progressive-3"),
        MeterAdvised(
            refused="",
            dry=False,
            advice=(),
            printed=(
                PrintedComparisonShown(
                    figure="edge",
                    hands="player",
                    printed="24.22 %",
                    exact="48.67 %",
                    far=True,
                    settings=(
                        AdvisedSettingShown(
                            key="tied", label="Progressive wager rides on", value="the winning hand"
                        ),
                    ),
                ),
            ),
        ),
    )


EXAMPLES = _examples()
