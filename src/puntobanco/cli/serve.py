"""`punto serve`: run the house."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import LanguageOption, games_begun, parse_amount
from puntobanco.core.facts import Value, fact, one_of
from puntobanco.words import ENGLISH, Language, words_in

if TYPE_CHECKING:
    from puntobanco.core.money import Minor


def serve(
    data: Annotated[
        Path | None,
        typer.Option(
            help="Folder of the house, with its database and key (default: house-data, or "
            "demo-data with --demo)."
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="PostgreSQL URL to use instead of the file in the folder.")
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            metavar="<int>", min=0, max=65535, help="Port to listen on; 0 picks a free one."
        ),
    ] = 8000,
    certificate: Annotated[
        Path | None,
        typer.Option(help="TLS certificate (PEM); required on a network unless behind a proxy."),
    ] = None,
    private_key: Annotated[
        Path | None, typer.Option(help="Private key of the certificate (PEM).")
    ] = None,
    behind_proxy: Annotated[
        str | None,
        typer.Option(help="IP of the TLS-terminating proxy; other clients are refused."),
    ] = None,
    connections_per_address: Annotated[
        int,
        typer.Option(
            metavar="<int>",
            min=1,
            help="Maximum number of connections per client address. Behind a proxy: requests and "
            "sockets per forwarded address. Raise it if many terminals share one address.",
        ),
    ] = 256,
    address: Annotated[
        str,
        typer.Option(
            help="URL of this process for its users, such as https://one.example (default: the "
            "listening address). For several processes on one database."
        ),
    ] = "",
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="Host name that users reach the house by over TLS, in addition to --address and "
            "the certificate; requests for other hosts are refused (repeatable)."
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="Name of the house.")] = "Punto Banco",
    open_registration: Annotated[
        bool, typer.Option("--open-registration", help="Let anybody register as a patron.")
    ] = False,
    welcome_credit: Annotated[
        str, typer.Option(help="Play money for each new patron, such as 1000.00.")
    ] = "0",
    profile: Annotated[
        str,
        typer.Option(help="Profile to run under: a built-in key or a .toml file."),
    ] = "house-default",
    table: Annotated[
        list[str] | None,
        typer.Option(
            help="Open an automatic table for this game, a key or a .toml sheet, unless one is "
            "open (repeatable).",
            autocompletion=games_begun,
        ),
    ] = None,
    demo: Annotated[
        bool,
        typer.Option(
            "--demo",
            help="Open demonstration tables with simulated patrons. Anybody may register and gets "
            "play money.",
        ),
    ] = False,
    log_level: Annotated[
        str, typer.Option(help="debug, info, warning or error. Logs go to stderr as JSON.")
    ] = "warning",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the house in a browser, if there is one.")
    ] = False,
    new_link: Annotated[
        bool, typer.Option("--new-link", help="Print new sign-in links for the administrators.")
    ] = False,
    accept_change: Annotated[
        bool,
        typer.Option(
            "--accept-change",
            help="Start despite a failed integrity check (program, key, log, wallets, clock). The "
            "override is logged.",
        ),
    ] = False,
    language: LanguageOption = ENGLISH,
) -> None:
    """Run the house: sign-in, tables, terminals and the back office, until interrupted."""
    import asyncio
    import os
    import sys
    from contextlib import closing
    from functools import partial

    from puntobanco.cli.store_options import url_of
    from puntobanco.core.errors import RuleError
    from puntobanco.core.money import MOST_PLACES
    from puntobanco.core.record import DOLLARS
    from puntobanco.house.wallets import currency_in
    from puntobanco.office.schema import READING
    from puntobanco.server import logs
    from puntobanco.server.config import Config, Connections
    from puntobanco.server.demo import NAMES, WELCOME, demonstration
    from puntobanco.server.listener import allow_files
    from puntobanco.server.live import live_extension
    from puntobanco.server.own_tables import (
        currency_for,
        files_of,
        names_of,
        outlines_of,
        own_tables,
        with_tables,
    )
    from puntobanco.server.running import (
        Endpoint,
        browser_address,
        check_custody,
        listening_socket,
        prepare_folder,
        run_house,
        show_in_browser,
    )
    from puntobanco.sheets.files import house_profile, profile_entries
    from puntobanco.store import open_store

    if log_level not in logs.LEVELS:
        raise RuleError(fact("error-log-level", level=log_level, levels=one_of(logs.LEVELS)))
    place = Endpoint(
        host, port, certificate, private_key, behind_proxy, address, tuple(host_name or ())
    )
    place.check()
    # Entry by entry, so that a setting that no game accepts is found now and not at a table.
    profile_entries(profile)
    rules = house_profile(profile)
    tables = own_tables(table or (), rules)
    # The demonstration tables are in dollars.
    currency = currency_for(tables, DOLLARS if demo else None, otherwise=DOLLARS)
    # The number of decimal places is known only after the log was read.
    _credit(welcome_credit, MOST_PLACES, language)
    words = words_in(language)

    def say(what: Value) -> None:
        print(words.text(what), flush=True)

    logs.set_up(log_level)
    data = data or Path("demo-data" if demo else "house-data")
    # Files of the house are accessible only to its owner.
    os.umask(0o077)
    allow_files()
    fresh = not (data / "key").exists()
    key = prepare_folder(data)
    url = database or url_of(str(data / "house.db"))
    with (
        closing(listening_socket(place)) as listener,
        open_store(url, heads=data, accept_loss=accept_change) as store,
    ):
        at = browser_address(place, listener)
        READING.check_rights(store.database)
        custody = check_custody(store, data, key, fresh=fresh, accept=accept_change, demo=demo)
        currency = currency_for(tables, currency_in(store), otherwise=currency)
        credit = _credit(welcome_credit, currency.exponent, language)
        config = Config(
            name=name,
            currency=currency,
            demonstration=demo,
            open_registration=open_registration or demo,
            welcome_credit=credit or (WELCOME if demo else credit),
            profile=rules,
            sheets=files_of(tables),
            listed=outlines_of(tables),
            secure=place.secure,
            proxy=behind_proxy,
            hosts=place.hosts,
            connections=Connections(of_one_address=connections_per_address),
        )
        if open_browser:
            # The socket already listens: the page waits until the house is open.
            show_in_browser(at)
        names = names_of(tables)
        floor = (
            partial(demonstration, base=at, names=NAMES | names)
            if demo
            else partial(live_extension, names=names)
        )
        stopped = asyncio.run(
            run_house(
                store,
                key,
                config,
                place,
                listener,
                open_floor=with_tables(floor, tables, say),
                say=say,
                new_link=new_link,
                custody=custody,
            )
        )
    if stopped is not None:
        print(f"punto: {words.say('serve-stopped', why=stopped)}", file=sys.stderr)
        raise typer.Exit(1)


def _credit(written: str, places: int, language: Language) -> "Minor":
    """The amount of `--welcome-credit`, in a currency with this many decimal places."""
    from puntobanco.core.errors import RuleError

    credit = parse_amount("--welcome-credit", written, places, language)
    if credit < 0:
        raise RuleError(fact("error-option-negative", option="--welcome-credit", value=written))
    return credit
