"""The steps of a world: acts of people, and faults; each returns a line for the story."""

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from puntobanco.core.money import Minor
from puntobanco.house.messages import PitCommand, ToHouse, ToMeter, ToTable
from puntobanco.people import commands as people
from puntobanco.progressive import commands as meters
from puntobanco.table import commands
from tests.world.cast import METER, PATRONS, Cast
from tests.world.chance import Chance
from tests.world.faults import CommitFault, Mishap
from tests.world.jackpot import meter_act
from tests.world.patrons import patron_act
from tests.world.premises import Premises
from tests.world.process import SimulatedProcess
from tests.world.staff import dealer_act, staff_act

_DAY_S = 86_400
_JUMPS_S = (
    -3 * _DAY_S,
    -3600,
    -20,
    20,
    3600,
    3600,
    3 * _DAY_S,
    3 * _DAY_S,
    31 * _DAY_S,
    31 * _DAY_S,
)
_WRONG_MS = (5000, 40_000)
_HANGS_MS = (500, 9000)
_FULL_MS = (500, 8000)
_FOUND_MS = (500, 9000)


@dataclass
class Scene:
    """What the steps of a world act on."""

    premises: Premises
    cast: Cast = field(default_factory=Cast)
    history: list[PitCommand] = field(default_factory=list)
    """Every command that clients sent, each once."""
    send: Callable[[PitCommand, Chance], None] = lambda _sent, _chance: None


Step = Callable[[Scene, Chance], str]


def take_step(scene: Scene, chance: Chance) -> str:
    """Take a random step; return its line for the story."""
    return chance.weighted(ACTS)(scene, chance)


def _patron(scene: Scene, chance: Chance) -> str:
    return _sent(scene, patron_act(scene.premises.auditor.view, scene.cast, chance), chance)


def _dealer(scene: Scene, chance: Chance) -> str:
    now = scene.premises.clock.now()
    return _sent(scene, dealer_act(scene.premises.auditor.view, scene.cast, chance, now), chance)


def _staff(scene: Scene, chance: Chance) -> str:
    now = scene.premises.clock.now()
    return _sent(scene, staff_act(scene.premises.auditor.view, scene.cast, chance, now), chance)


def _jackpot(scene: Scene, chance: Chance) -> str:
    view, now = scene.premises.auditor.view, scene.premises.clock.now()
    if METER not in view.meters:
        return _staff(scene, chance)
    return _sent(scene, meter_act(view, scene.cast, chance, now), chance)


def _again(scene: Scene, chance: Chance) -> str:
    """Send an old command again, or another one under its id."""
    if not scene.history:
        return "nobody has anything to repeat"
    sent = chance.pick(scene.history)
    if chance.one_in(4):
        sent = _altered(sent)
    scene.send(sent, chance)
    return f"once more, {command_text(sent)}"


def _altered(sent: PitCommand) -> PitCommand:
    match sent:
        case ToTable():
            return replace(sent, command=commands.BuyChips(amount=Minor(9_99)))
        case ToHouse():
            return replace(sent, command=people.RegisterPatron(patron=PATRONS[0]))
        case ToMeter():
            return replace(sent, command=meters.PayAward(award=1))


def _sent(scene: Scene, sent: PitCommand, chance: Chance) -> str:
    scene.history.append(sent)
    scene.send(sent, chance)
    return command_text(sent)


def command_text(sent: PitCommand) -> str:
    """A command in one line."""
    if isinstance(sent, ToTable):
        approved = " with an approval" if sent.approval else ""
        return f"{sent.by.name} asks table {sent.table} for {_short(sent.command)}{approved}"
    whom = "the meter" if isinstance(sent, ToMeter) else "the house"
    patron = sent.patron if isinstance(sent, ToHouse) else None
    return f"{patron or sent.by or 'the house itself'} asks {whom} for {_short(sent.command)}"


def _short(command: object) -> str:
    said = repr(command)
    return said if len(said) < 160 else f"{said[:150]}…"


# --- Faults ---------------------------------------------------------------------------------


def _fault(scene: Scene, chance: Chance) -> str:
    return chance.weighted(_FAULTS)(scene, chance)


def _at_commit(scene: Scene, chance: Chance) -> str:
    fault = chance.pick(tuple(CommitFault))
    scene.premises.faults.arm(fault, chance)
    return f"at the next commit {fault.value}"


def _power(scene: Scene, chance: Chance) -> str:
    del chance
    scene.premises.faults.count(Mishap.POWER)
    scene.premises.cut_power()
    return "the power fails"


def _on_process(scene: Scene, chance: Chance) -> SimulatedProcess | None:
    return chance.pick(scene.premises.processes) if scene.premises.processes else None


def _death(scene: Scene, chance: Chance) -> str:
    process = _on_process(scene, chance)
    if process is None:
        return "nothing runs that could die"
    scene.premises.faults.count(Mishap.DEATH)
    scene.premises.kill(process)
    return f"{process.name} dies"


def _restart(scene: Scene, chance: Chance) -> str:
    process = _on_process(scene, chance)
    if process is None:
        return "nothing runs that could be restarted"
    scene.premises.faults.count(Mishap.RESTART)
    scene.premises.restart(process)
    return f"{process.name} is restarted in good order"


def _hang(scene: Scene, chance: Chance) -> str:
    process, seconds = _on_process(scene, chance), chance.between(*_HANGS_MS) / 1000
    if process is None:
        return "nothing runs that could hang"
    scene.premises.faults.count(Mishap.HANG)
    scene.premises.hang(process, seconds)
    return f"{process.name} hangs for {seconds} s"


def _full(scene: Scene, chance: Chance) -> str:
    seconds = chance.between(*_FULL_MS) / 1000
    scene.premises.fill(seconds)
    return f"the disk is full for {seconds} s"


def _misread(scene: Scene, chance: Chance) -> str:
    del chance
    scene.premises.faults.count(Mishap.MISREAD)
    scene.premises.misread()
    return "the next look into a wallet fails"


def _lost_key(scene: Scene, chance: Chance) -> str:
    scene.premises.faults.count(Mishap.LOST_KEY)
    scene.premises.lose_key(chance)
    return "the key file is lost, and another one made"


def _jump(scene: Scene, chance: Chance) -> str:
    seconds = chance.pick(_JUMPS_S)
    back = chance.between(*_WRONG_MS) / 1000 if chance.below(3) else None
    scene.premises.faults.count(Mishap.JUMP)
    scene.premises.jump(seconds, back)
    return f"the clock jumps by {seconds} s, and back {f'in {back} s' if back else 'never'}"


def _wallet(scene: Scene, chance: Chance) -> str:
    seconds = chance.between(*_FOUND_MS) / 1000
    patron = scene.premises.flip_wallet(chance, seconds)
    if not patron:
        return "no wallet can be changed"
    scene.premises.faults.count(Mishap.WALLET)
    return f"a bit of the wallet of {patron} is changed, and set right in {seconds} s"


def _damage(scene: Scene, chance: Chance) -> str:
    scene.premises.faults.count(Mishap.DAMAGE)
    return f"the power fails and damages the log; it leaves {scene.premises.damage_log(chance)}"


def _removed(scene: Scene, chance: Chance) -> str:
    seconds, log = chance.between(*_FOUND_MS) / 1000, chance.one_in(2)
    scene.premises.faults.count(Mishap.REMOVED)
    scene.premises.remove_file(seconds, log=log)
    return f"{'the log' if log else 'the file'} is removed, and put back in {seconds} s"


_FAULTS: tuple[tuple[int, Step], ...] = (
    (8, _at_commit),
    (2, _power),
    (2, _death),
    (2, _restart),
    (2, _hang),
    (2, _full),
    (1, _misread),
    (1, _lost_key),
    (2, _wallet),
    (2, _damage),
    (2, _removed),
    (8, _jump),
)
ACTS: tuple[tuple[int, Step], ...] = (
    (60, _patron),
    (22, _dealer),
    (9, _staff),
    (8, _jackpot),
    (6, _again),
    (5, _fault),
)
