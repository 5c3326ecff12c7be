"""The devices and networks that people sign in from, and which of them are new."""

from collections.abc import Callable

from puntobanco.core.ids import Ms
from puntobanco.server.access.identity import Subject
from puntobanco.server.access.origin import Origin, new_device
from puntobanco.server.access.sessions import hash_of
from puntobanco.store import Device, Unusual
from puntobanco.store.devices import DeviceTable


class KnownDevices:
    """The known devices of a house."""

    def __init__(self, kept: DeviceTable, clock: Callable[[], Ms]) -> None:
        self._kept = kept
        self._clock = clock

    def record_sign_in(self, subject: Subject, origin: Origin) -> tuple[str, Unusual]:
        """Record a sign-in's device and network. The device's token, and what is new, if anything.

        A person's first device does not count as new. A token unknown to the house is replaced.
        """
        before = self._kept.of(subject.kind, subject.id)
        token = origin.device
        if token is None or not self._kept.is_known(hash_of(token)):
            token = new_device()
        key, now = hash_of(token), self._clock()
        same = [one for one in before if (one.token_hash, one.network) == (key, origin.network)]
        unusual: Unusual = ""
        if before and key not in {one.token_hash for one in before}:
            unusual = "device"
        elif before and origin.network not in {one.network for one in before}:
            unusual = "network"
        self._kept.remember(
            Device(
                kind=subject.kind,
                subject=subject.id,
                token_hash=key,
                network=origin.network,
                address=origin.address,
                agent=origin.agent,
                first_ms=same[0].first_ms if same else now,
                last_ms=now,
                unusual=same[0].unusual if same else unusual,
            )
        )
        return token, unusual

    def unshown(self, subject: Subject, *, but: Origin) -> list[Device]:
        """New devices and networks not yet shown to the person. Leaves out the device that asks."""
        found = self._kept.of(subject.kind, subject.id)
        return [one for one in found if one.unusual and one.token_hash != but.device_hash]

    def mark_shown(self, subject: Subject, *, but: Origin) -> None:
        """Mark the new devices and networks as shown, except the device that asks."""
        self._kept.mark_shown(subject.kind, subject.id, but=but.device_hash)
