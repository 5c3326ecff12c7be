"""`punto serve`: open the house."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import games_begun
from puntobanco.core.facts import fact, one_of

if TYPE_CHECKING:
    from puntobanco.core.money import Minor


def serve(
    data: Annotated[
        Path | None,
        typer.Option(
            help="The folder of the house: its database and its key; if not given, house-data, "
            "or demo-data with --demo."
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A PostgreSQL URL, in place of the file in the folder.")
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            metavar="<int>", min=0, max=65535, help="The port to listen at; 0 takes a free one."
        ),
    ] = 8000,
    certificate: Annotated[
        Path | None, typer.Option(help="A certificate (PEM), for any address but loopback.")
    ] = None,
    private_key: Annotated[
        Path | None, typer.Option(help="The private key of the certificate (PEM).")
    ] = None,
    behind_proxy: Annotated[
        str | None,
        typer.Option(help="The address of the proxy that alone may connect, and speaks TLS."),
    ] = None,
    connections_per_address: Annotated[
        int,
        typer.Option(
            metavar="<int>",
            min=1,
            help="Connections that one address may have at once; behind a proxy, requests and "
            "sockets of the address it forwards. Raise it if many terminals share one address.",
        ),
    ] = 256,
    address: Annotated[
        str,
        typer.Option(
            help="Where people reach this process, such as https://one.example, where that is "
            "not what it listens at; for several processes on one database."
        ),
    ] = "",
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name under which people reach the house over TLS, beside those of --address "
            "and of the certificate; requests for another host are refused (repeatable)."
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What the house is called.")] = "Punto Banco",
    open_registration: Annotated[
        bool, typer.Option("--open-registration", help="Let anybody register as a patron.")
    ] = False,
    welcome_credit: Annotated[
        str, typer.Option(help="Play money for whoever registers, such as 1000.00.")
    ] = "0",
    profile: Annotated[
        str,
        typer.Option(
            help="What the house lives by: the key of a profile, or a file ending in .toml."
        ),
    ] = "house-default",
    table: Annotated[
        list[str] | None,
        typer.Option(
            help="Open an automatic table on this game, a key or a sheet ending in .toml, where "
            "none of its key is open (repeatable).",
            autocompletion=games_begun,
        ),
    ] = None,
    demo: Annotated[
        bool,
        typer.Option(
            "--demo",
            help="Open the demonstration tables, with simulated patrons; anybody may register "
            "and is given play money.",
        ),
    ] = False,
    log_level: Annotated[
        str, typer.Option(help="debug, info, warning or error; logs go to stderr as JSON.")
    ] = "warning",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Show the house in a browser, where there is one.")
    ] = False,
    new_link: Annotated[
        bool, typer.Option("--new-link", help="Print new sign-in links for the administrators.")
    ] = False,
    accept_change: Annotated[
        bool,
        typer.Option(
            "--accept-change",
            help="Open although program, key, log, wallets or clock are not what they were; it "
            "is noted.",
        ),
    ] = False,
) -> None:
    """Open the house: sign-in, tables, terminals and the back office, until interrupted."""
    import asyncio
    import os
    import sys
    from contextlib import closing
    from functools import partial

    from puntobanco.cli.store_options import url_of
    from puntobanco.core.errors import RuleError
    from puntobanco.core.money import MOST_PLACES
    from puntobanco.core.record import DOLLARS
    from puntobanco.house.reading.schema import READING
    from puntobanco.house.wallets import currency_in
    from puntobanco.server import logs
    from puntobanco.server.config import Config, Connections
    from puntobanco.server.demo import NAMES, WELCOME, demonstration
    from puntobanco.server.listener import allow_files
    from puntobanco.server.live import opened
    from puntobanco.server.own_tables import (
        currency_for,
        files_of,
        listed,
        names_of,
        own_tables,
        with_tables,
    )
    from puntobanco.server.running import (
        Place,
        address_for_people,
        in_custody,
        listening,
        prepare_folder,
        run_house,
        show,
    )
    from puntobanco.sheets.files import house_profile, profile_entries
    from puntobanco.store import open_store

    if log_level not in logs.LEVELS:
        raise RuleError(fact("error-log-level", level=log_level, levels=one_of(logs.LEVELS)))
    place = Place(
        host, port, certificate, private_key, behind_proxy, address, tuple(host_name or ())
    )
    place.check()
    # Entry by entry, so that a setting that no game takes is found now and not at a table.
    profile_entries(profile)
    rules = house_profile(profile)
    tables = own_tables(table or (), rules)
    # The tables of the demonstration are in dollars.
    currency = currency_for(tables, DOLLARS if demo else None, otherwise=DOLLARS)
    # In how many places is known once the log was asked.
    _credit(welcome_credit, MOST_PLACES)
    say = partial(print, flush=True)
    logs.set_up(log_level)
    data = data or Path("demo-data" if demo else "house-data")
    # What the house writes is its owner's alone.
    os.umask(0o077)
    allow_files()
    fresh = not (data / "key").exists()
    key = prepare_folder(data)
    url = database or url_of(str(data / "house.db"))
    with (
        closing(listening(place)) as listener,
        open_store(url, heads=data, accept_loss=accept_change) as store,
    ):
        at = address_for_people(place, listener)
        READING.check_rights(store.database)
        custody = in_custody(store, data, key, fresh=fresh, accept=accept_change, demo=demo)
        currency = currency_for(tables, currency_in(store), otherwise=currency)
        credit = _credit(welcome_credit, currency.exponent)
        config = Config(
            name=name,
            currency=currency,
            demonstration=demo,
            open_registration=open_registration or demo,
            welcome_credit=credit or (WELCOME if demo else credit),
            profile=rules,
            sheets=files_of(tables),
            listed=listed(tables),
            secure=place.secure,
            proxy=behind_proxy,
            hosts=place.hosts,
            connections=Connections(of_one_address=connections_per_address),
        )
        if open_browser:
            # The socket listens already: the page waits until the house is open.
            show(at)
        names = names_of(tables)
        floor = (
            partial(demonstration, base=at, names=NAMES | names)
            if demo
            else partial(opened, names=names)
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
    if stopped:
        print(
            f"punto: the house stopped and nothing after that was taken: {stopped}", file=sys.stderr
        )
        raise typer.Exit(1)


def _credit(written: str, places: int) -> "Minor":
    """What `--welcome-credit` names, in a currency of so many decimal places."""
    from puntobanco.core.errors import NotationError, RuleError
    from puntobanco.core.money import parse_money

    try:
        credit = parse_money(written, places)
    except NotationError as error:
        problem = error.stated
        wrong = fact("error-place", place="--welcome-credit", problem=problem)
        raise NotationError(wrong) from None
    if credit < 0:
        raise RuleError(fact("error-option-negative", option="--welcome-credit", value=written))
    return credit
