"""Runs a house on an address: data folder, socket, startup and shutdown."""

import asyncio
import errno
import os
import re
import secrets
import signal
import socket
import ssl
import stat
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import time_ns
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from cryptography import x509

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Fact, Value, fact, to_json
from puntobanco.core.ids import Ms, PitId
from puntobanco.fairness.keys import SealingKey, create_key, read_key
from puntobanco.house.custody import Custody, CustodyError
from puntobanco.house.environment import Environment
from puntobanco.house.ownership import new_owner
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import Presence, own_alone, own_or_follow
from puntobanco.house.settings import LiveSheets
from puntobanco.server.alarms import Alarms
from puntobanco.server.app import Extension, make_app, with_edge
from puntobanco.server.config import Config
from puntobanco.server.first_sign_ins import first_links
from puntobanco.server.listener import NO_DESCRIPTOR, Listener
from puntobanco.server.metered_socket import MeteredSocket
from puntobanco.server.peer import is_address, is_loopback
from puntobanco.server.peers import Peers
from puntobanco.server.routes.invites import invite_path
from puntobanco.server.services import Services, services_of
from puntobanco.server.timed_http import TimedHttp
from puntobanco.server.watch import HouseWatch
from puntobanco.store import Note, Store, StoreError
from puntobanco.words import load_languages

PIT = PitId("main")
SOCKET_BYTES = 64 * 1024
"""The largest socket message that the server reads from a client."""
RECEIVED_BYTES = 32 * 1024
"""Receive buffer of the operating system per client. Further data waits with the client."""
_GOODBYE_S = 3
_HOST = re.compile(r"(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
_ADDRESS = re.compile(r"https?://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?")

OpenFloor = Callable[[Services], AbstractAsyncContextManager[Extension]]
"""Opens tables during its context, and returns what they add to the server."""


Say = Callable[[Value], None]
"""Tells the operator something: a fact, or a link by itself."""


class ServeError(PuntoError, ValueError):
    """A house that cannot be opened as requested, with the reason."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a house is reached, and its TLS certificate."""

    host: str = "127.0.0.1"
    port: int = 8000
    certificate: Path | None = None
    private_key: Path | None = None
    proxy: str | None = None
    address: str = ""
    """Public address of this process, if it differs from the listening address."""
    host_names: tuple[str, ...] = ()
    """Further names under which it is reached."""

    @property
    def secure(self) -> bool:
        """Whether people reach it over TLS, directly or through a proxy."""
        return self.certificate is not None or self.proxy is not None

    def check(self) -> None:
        """Raise ServeError for settings that are invalid or would send data unencrypted."""
        if (self.certificate is None) != (self.private_key is None):
            raise ServeError(fact("serve-key-pair"))
        if self.certificate is not None and self.proxy is not None:
            raise ServeError(fact("serve-proxy-or-certificate"))
        if self.proxy is not None and not is_address(self.proxy):
            raise ServeError(fact("serve-proxy-address", proxy=self.proxy))
        if self.proxy is not None and not (self.address or self.host_names):
            raise ServeError(fact("serve-proxy-hosts"))
        for name in self.host_names:
            if not is_address(name) and not _HOST.fullmatch(name):
                raise ServeError(fact("serve-host-name", name=name))
        if self.address and not _ADDRESS.fullmatch(self.address):
            raise ServeError(fact("serve-address", address=self.address))
        if not self.secure and not is_loopback(self.host):
            raise ServeError(fact("serve-plain-http", host=self.host))
        if self.certificate is not None and self.private_key is not None:
            _check_certificate(self.certificate, self.private_key)

    @property
    def hosts(self) -> frozenset[str]:
        """All names under which the house is reached over TLS, with those in the certificate."""
        names = [*self.host_names, urlsplit(self.address).hostname or ""]
        if self.certificate is not None:
            names += _names_in(self.certificate)
        return frozenset(name.casefold() for name in names if name) if self.secure else frozenset()


def prepare_folder(folder: Path) -> SealingKey:
    """Create a house's data folder if it is missing. Return its key."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise ServeError(fact("serve-data-file", folder=str(folder))) from None
    except OSError as error:
        raise ServeError(
            fact("serve-data-make", folder=str(folder), why=error.strerror or "")
        ) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise ServeError(fact("serve-data-write", folder=str(folder)))
    file = folder / "key"
    return read_key(file) if file.exists() else create_key(file, os.urandom)


def check_custody(
    store: Store, folder: Path, key: SealingKey, *, fresh: bool, accept: bool, demo: bool
) -> Custody:
    """Check that a house is unchanged since it was last open, or raise CustodyError.

    `fresh`: the key was created just now.
    """
    custody = Custody(store, folder, key, now)
    try:
        custody.check_kind(demo=demo)
        custody.check_and_record(accept=accept, accept_program=demo)
    except CustodyError:
        if fresh:
            # The new key does not belong to this existing house. Remove it.
            (folder / "key").unlink()
        raise
    return custody


def listening_socket(place: Endpoint) -> socket.socket:
    """A socket that is already listening, so that no client is refused during the start."""
    try:
        found = socket.getaddrinfo(
            place.host, place.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except socket.gaierror as error:
        raise ServeError(
            fact("serve-host-unknown", host=place.host, why=error.strerror or "")
        ) from None
    family, kind, protocol, _, address = found[0]
    made = Listener(family, kind, protocol)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Data that arrives together is parsed together while other clients wait. Keep that short.
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED_BYTES)
    try:
        made.bind(address)
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            stated = fact("serve-port-used", port=place.port, host=place.host)
        else:
            why = error.strerror or ""
            stated = fact("serve-port-refused", port=place.port, host=place.host, why=why)
        raise ServeError(stated) from None
    made.listen(1024)
    return made


def browser_address(place: Endpoint, listener: socket.socket) -> str:
    """The address of the house for browsers."""
    scheme = "https" if place.certificate else "http"
    port = listener.getsockname()[1]
    host = place.host
    if host in ("0.0.0.0", "::"):  # noqa: S104 -- compared, not bound
        host = socket.gethostname()
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def show_in_browser(address: str) -> None:
    """Open the house in the local browser, if there is a display."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, displays)):
        threading.Thread(target=webbrowser.open, args=(f"{address}/",), daemon=True).start()


async def run_house(
    store: Store,
    key: SealingKey,
    config: Config,
    place: Endpoint,
    listener: socket.socket,
    *,
    open_floor: OpenFloor,
    say: Say,
    new_link: bool = False,
    custody: Custody | None = None,
) -> Fact | None:
    """Open the pit and serve it until a signal. Returns why it stopped early, if it did."""
    load_languages()
    ours = {config.profile.key: config.profile.file, **config.sheets}
    around = Environment(
        clock=now,
        entropy=secrets.token_bytes,
        key=key,
        sheets=LiveSheets(ours),
    )
    at = place.address or browser_address(place, listener)
    async with _pit_at(store, around, at) as pit:
        if (early := pit.stopped) is not None:
            return early
        services = services_of(store, pit, now, config)
        services.owner_tasks += [services.open_house, services.adopt_profile]
        async with (
            _owner_tasks(services),
            open_floor(services) as joined,
            _registered_with_peers(services, at),
            _house_watch(services, custody),
        ):
            app = make_app(services, joined)
            server = server_of(with_edge(app), place, services)

            async def announce() -> None:
                await _announce(services, at, say, new_link=new_link)
                if not app.state.pages.built:
                    say(fact("serve-not-built"))

            def ended(_why: Fact) -> None:
                server.should_exit = True

            server.on_start = announce
            server.on_end = services.call_on_close
            pit.on_stop.append(ended)
            if services.pit.stopped is not None:
                # The pit stopped before the callback was registered.
                ended(services.pit.stopped)
            with suppress(PitStoppedError):
                await server.serve(sockets=[listener])
    # State in memory is discarded. The next start reads the log.
    await _note_stop(store, pit.stopped)
    return pit.stopped


async def _note_stop(store: Store, why: Fact | None) -> None:
    """Record in the incidents why the house stopped, if it did and the store can be written."""
    if why is not None:
        with suppress(StoreError):
            await asyncio.to_thread(store.notes.write, Note(now(), "stopped", "", "", to_json(why)))


@asynccontextmanager
async def _pit_at(store: Store, around: Environment, address: str) -> AsyncIterator[Presence]:
    """The pit of a house: exclusive on an SQLite file, shared with standbys on a database server.

    With a file no other process can take over, so a pit that stops ends the process.
    """
    if store.database.shared:
        async with own_or_follow(PIT, store, around, owner=new_owner(address)) as shared:
            yield shared
    else:
        async with own_alone(PIT, store, around) as alone:
            yield alone


@asynccontextmanager
async def _owner_tasks(services: Services) -> AsyncIterator[None]:
    """Run the owner's duties now, and again after each takeover."""
    tasks: set[asyncio.Task[None]] = set()

    def changed() -> None:
        if services.pit.owned:
            task = asyncio.create_task(services.run_owner_tasks())
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    services.pit.on_change.append(changed)
    await services.run_owner_tasks()
    try:
        yield
    finally:
        services.pit.on_change.remove(changed)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def _registered_with_peers(services: Services, address: str) -> AsyncIterator[None]:
    """Announce this process to the other processes of the house, if there can be any."""
    pit = services.pit
    if not services.store.database.shared:
        yield
        return
    peers = Peers(services.store, owner=pit.name, address=address, others=services.others)
    task = asyncio.create_task(peers.report_forever(pit.stop))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await peers.leave()


@asynccontextmanager
async def _house_watch(services: Services, custody: Custody | None) -> AsyncIterator[None]:
    """Run the watch while the house is open, and save the anchors of its logs at the end."""
    if custody is None:
        yield
        return
    watch = HouseWatch(services, Alarms(services.metrics), custody.folder)
    stop = services.pit.stop
    looking = (partial(watch.check_forever, stop), partial(watch.check_daily, custody, stop))
    tasks = [asyncio.create_task(watch.run_part(one)) for one in looking]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await _keep_anchors(services, custody)


async def _keep_anchors(services: Services, custody: Custody) -> None:
    """Save the anchors of the logs, if possible and if the logs can be trusted."""
    if services.pit.stopped is not None:
        # The log itself may be damaged. Keep the old anchors as evidence.
        return
    # If this fails, the old anchors stay valid and the next start reads more of the log.
    with suppress(StoreError, OSError):
        await asyncio.to_thread(custody.save_anchors)


async def _announce(services: Services, at: str, say: Say, *, new_link: bool) -> None:
    say(fact("serve-open", house=services.config.name, address=f"{at}/"))
    if not services.pit.owned:
        say(fact("serve-standby", address=services.pit.owner))
        if not new_link:
            return
    links = await first_links(services, wanted=new_link)
    if links:
        say(fact("serve-links", days=services.config.times.invite_ms // 86_400_000))
    if len(links) > 1:
        say(fact("serve-two-people"))
    for link in links:
        if link.token:
            say(f"{at}{invite_path(link.token)}")
        if link.card:
            say(fact("serve-card", staff=link.staff, card=link.card))


class Server(uvicorn.Server):
    """A uvicorn server that ends on a signal and lets its caller clean up."""

    on_start: Callable[[], Awaitable[None]] | None = None
    on_end: Callable[[], Awaitable[None]] | None = None

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and only then announce it. By then, a signal ends the server cleanly."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(uvicorn.config.STARTUP_FAILURE)
        self.servers = [await self._serve_at(one) for one in sockets or ()]
        self.started = True
        if self.on_start is not None:
            await self.on_start()

    async def _serve_at(self, listener: socket.socket) -> asyncio.Server:
        """Accept connections like uvicorn, but with a shorter timeout for the TLS handshake."""
        services, loop = self._services, asyncio.get_running_loop()
        connections = services.config.connections
        if isinstance(listener, Listener):
            listener.limit(connections, services.config.proxy, services.metrics)
            loop.set_exception_handler(partial(_log_loop_error, listener))
        return await loop.create_server(
            lambda: self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            ),
            sock=listener,
            ssl=self.config.ssl,
            backlog=self.config.backlog,
            ssl_handshake_timeout=connections.head_s if self.config.ssl else None,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send the goodbye messages while the sockets are still open."""
        if self.on_end is not None:
            await self.on_end()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals. Unlike uvicorn, do not raise them again afterwards."""
        loop = asyncio.get_running_loop()
        caught = (signal.SIGINT, signal.SIGTERM)
        try:
            for one in caught:
                loop.add_signal_handler(one, self.handle_exit, one, None)
        except (ValueError, RuntimeError):
            # Only the main thread receives signals. In other threads, a caller sets `should_exit`.
            yield
            return
        try:
            yield
        finally:
            for one in caught:
                loop.remove_signal_handler(one)


def _log_loop_error(
    listener: Listener, loop: asyncio.AbstractEventLoop, context: dict[str, Any]
) -> None:
    """Log errors of the event loop; a shortage of file descriptors at most once a minute."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in NO_DESCRIPTOR and "socket" in context:
        listener.log_refusal("out of file descriptors")
    else:
        loop.default_exception_handler(context)


def server_of(app: object, place: Endpoint, services: Services) -> Server:
    """A uvicorn server with our limits, for a socket that is already listening."""
    metered = partial(
        MeteredSocket,
        rate=services.config.limits.frames,
        seconds=services.seconds,
        metrics=services.metrics,
    )
    timed = partial(TimedHttp, times=services.config.connections, secure=place.secure)
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=timed,  # type: ignore[arg-type]
        ws=metered,  # type: ignore[arg-type]
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=services.config.connections.idle_s,
        timeout_graceful_shutdown=_GOODBYE_S,
        ssl_certfile=place.certificate,
        ssl_keyfile=place.private_key,
    )
    return Server(config, services)


def now() -> Ms:
    """The current time."""
    return Ms(time_ns() // 1_000_000)


def _names_in(certificate: Path) -> list[str]:
    """The names and addresses in a certificate."""
    found = x509.load_pem_x509_certificate(certificate.read_bytes())
    try:
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        common = found.subject.get_attributes_for_oid(x509.NameOID.COMMON_NAME)
        return [str(one.value) for one in common]
    addresses = names.get_values_for_type(x509.IPAddress)
    return [*names.get_values_for_type(x509.DNSName), *map(str, addresses)]


def _check_certificate(certificate: Path, private_key: Path) -> None:
    for file in (certificate, private_key):
        if not file.is_file() or not os.access(file, os.R_OK):
            raise ServeError(fact("serve-pem-unreadable", file=str(file)))
    if stat.S_IMODE(private_key.stat().st_mode) & stat.S_IROTH:
        raise ServeError(fact("serve-key-readable", file=str(private_key)))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, private_key)
    except (ssl.SSLError, OSError, ValueError):
        raise ServeError(
            fact("serve-pem-mismatch", certificate=str(certificate), key=str(private_key))
        ) from None
