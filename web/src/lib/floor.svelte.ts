// The client's state: the session, the link, and the tables and meters it watches.

import type {
  AccountShown,
  Bye,
  CareShown,
  Console,
  Done,
  Fault,
  HouseShown,
  Item,
  LobbyTable,
  MeterDesk,
  MeterHands,
  MeterShown,
  Mine,
  RoadsMessage,
  SessionView,
  TableInfo,
  ToClient,
  View,
  WireCommand,
  WireMeterCommand,
  You,
} from './protocol';
import { follow } from './follow';
import { get, post, Problem, remove, useToken } from './rest';
import { Link, type LinkState, NoLink, NotDone, type Wire } from './socket';
import { known, language, t } from './words/words.svelte';
import type { Wish } from './care';

const NOBODY: SessionView = { state: 'none' };
/** Shortest time between two requests for the session after a link ended. */
const AGAIN_MS = 5000;

/** The state of one table. */
export class WatchedTable {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  roads: RoadsMessage | null = $state.raw(null);
  console: Console | null = $state.raw(null);
  /** The latest items, oldest first. A few for notices, not a history. */
  items: readonly Item[] = $state.raw([]);
  /** Whether the items are live. Items caught up after a reconnect are not announced. */
  fresh = $state(false);
  /** Whether the house has no such table. */
  missing = $state(false);

  // Not displayed, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #waiting = new Set<() => void>();

  constructor(readonly id: string) {}

  /** Wait until a condition holds, or until the time is up. */
  until(holds: () => boolean, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (holds()) done();
      };
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(look);
      look();
    });
  }

  hear(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        break;
      case 'seen':
        this.fresh = this.view !== null && message.items.length < 40;
        this.view = message.view;
        this.items = message.items;
        break;
      case 'mine':
        this.mine = message;
        break;
      case 'roads':
        this.roads = message;
        break;
      case 'console':
        this.console = message;
        break;
    }
    for (const look of [...this.#waiting]) look();
  }
}

/** The state of one progressive meter. Hands and desk are sent only to staff. */
export class Jackpot {
  shown: MeterShown | null = $state.raw(null);
  hands: MeterHands | null = $state.raw(null);
  desk: MeterDesk | null = $state.raw(null);
  /** Whether the house has no such meter. */
  missing = $state(false);

  constructor(readonly id: string) {}

  hear(message: MeterShown | MeterHands | MeterDesk): void {
    if (message.type === 'meter') this.shown = message;
    else if (message.type === 'meter-hands') this.hands = message;
    else this.desk = message;
  }
}

/** How a command to a table or a meter ended. */
export interface CommandOutcome {
  accepted: boolean;
  sentence: string;
  done: Done | null;
  /** The amount that would be accepted, if the table named one. */
  allowed: number | null;
}

export class Floor {
  house: HouseShown | null = $state.raw(null);
  session: SessionView = $state.raw(NOBODY);
  you: You = $state.raw({});
  state: LinkState = $state('idle');
  ended: Bye['why'] | null = $state(null);
  lobby: readonly LobbyTable[] | null = $state.raw(null);
  /** Your own sessions and unusual sign-ins. */
  account: AccountShown | null = $state.raw(null);
  /** The patron's own limits, once requested. */
  care: CareShown | null = $state.raw(null);
  /** Local time in milliseconds, updated four times a second, for clocks on screens. */
  now = $state(Date.now());

  // Each screen holds its own table, so the map need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #tables = new Map<string, { watched: WatchedTable; users: number }>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #jackpots = new Map<string, { jackpot: Jackpot; users: number }>();
  readonly #link: Link;
  #askedAt = 0;
  #onlyLooks = false;

  constructor() {
    this.#link = new Link({
      open: () =>
        new WebSocket(
          `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
        ) as Wire,
      now: () => Date.now(),
      later: (act, ms) => {
        const timer = setTimeout(act, ms);
        return () => {
          clearTimeout(timer);
        };
      },
      id: () => crypto.randomUUID(),
      chance: () => Math.random(),
      hello: () => ({
        token: this.session.state === 'open' ? (this.session.token ?? '') : '',
        language: language.code,
      }),
      heard: (message) => {
        this.#heard(message);
      },
      changed: (state, why) => {
        this.#changed(state, why);
      },
      follow: (addresses) => {
        void follow(addresses);
      },
    });
    setInterval(() => {
      this.now = Date.now();
    }, 250);
    addEventListener('offline', () => {
      this.#link.lose();
    });
  }

  /** Load the house and the session, and connect. */
  async open(): Promise<void> {
    this.house = await get<HouseShown>('/api/house');
    this.#use(await get<SessionView>('/api/session'));
  }

  get serverNow(): number {
    return this.now + this.#link.offset;
  }

  get alive(): boolean {
    return this.state === 'open';
  }

  is(...roles: string[]): boolean {
    const own = this.session.roles ?? [];
    return this.session.state === 'open' && roles.some((role) => own.includes(role));
  }

  // --- The session ---------------------------------------------------------------------------

  async signIn(name: string, password: string): Promise<void> {
    this.#use(await post<SessionView>('/api/session', { name, password }));
  }

  async register(name: string, password: string): Promise<void> {
    this.#use(await post<SessionView>('/api/patrons', { name, password }));
  }

  async redeem(token: string, name: string, password: string): Promise<void> {
    this.#use(
      await post<SessionView>(`/api/invites/${encodeURIComponent(token)}`, { name, password }),
    );
  }

  async renew(password: string): Promise<void> {
    this.#use(await post<SessionView>('/api/session/renew', { password }));
  }

  /** Change your own password. Ends every other session; this one continues under a new id. */
  async changePassword(old: string, fresh: string): Promise<void> {
    this.#use(await post<SessionView>('/api/me/password', { old, new: fresh }));
  }

  /** Load your sessions and unusual sign-ins, or take them from the answer to a change. */
  async ownAccount(
    asked: Promise<AccountShown> = get<AccountShown>('/api/me/account'),
  ): Promise<void> {
    this.account = await asked;
  }

  async signOut(): Promise<void> {
    await remove('/api/session');
    this.#use(NOBODY);
  }

  // --- A patron's own limits -----------------------------------------------------------------

  /** Load the patron's own limits and the choices that the house offers. */
  async lookAfter(): Promise<void> {
    try {
      this.#cared(await get<CareShown>('/api/me/care'));
    } catch (error) {
      // The session has ended, so there are no limits to show.
      if (!(error instanceof Problem)) throw error;
      this.care = null;
    }
  }

  /** Set a limit, take a break, or exclude yourself. A refusal is thrown as a Problem. */
  async wish(wish: Wish): Promise<void> {
    this.#cared(await post<CareShown>('/api/me/care', { ...wish, id: crypto.randomUUID() }));
  }

  #cared(care: CareShown): void {
    this.care = care;
    const stop = care.stop === 'time-limit' ? null : care.stop;
    this.session = { ...this.session, stop, until: stop && care.until };
  }

  /** Change the language. The server uses the language of the hello, so the link restarts. */
  async speak(code: string): Promise<void> {
    await language.use(code);
    this.#link.restart();
    this.house = await get<HouseShown>('/api/house');
  }

  #use(session: SessionView): void {
    this.session = session;
    this.ended = null;
    useToken(session.token ?? '');
    this.care = null;
    this.account = null;
    if (session.state === 'open' && session.patron) void this.lookAfter();
    if (session.state === 'open') {
      this.ownAccount().catch((error: unknown) => {
        // The session has ended, so there is no account to show.
        if (!(error instanceof Problem)) throw error;
      });
    }
    for (const { watched } of this.#tables.values()) watched.mine = null;
    for (const { jackpot } of this.#jackpots.values()) jackpot.hands = jackpot.desk = null;
    if (session.state === 'locked' && !this.#onlyLooks) this.#link.stop();
    else this.#link.restart();
  }

  /** Whether this page only displays. If its session is locked, it continues as a visitor. */
  onlyLook(looks: boolean): void {
    this.#onlyLooks = looks;
    if (this.session.state === 'locked') this.#use(this.session);
  }

  // --- Tables --------------------------------------------------------------------------------

  watch(table: string): WatchedTable {
    const known = this.#tables.get(table);
    if (known) {
      known.users += 1;
      return known.watched;
    }
    const watched = new WatchedTable(table);
    this.#tables.set(table, { watched, users: 1 });
    this.#link.watch(table);
    return watched;
  }

  unwatch(table: string): void {
    const known = this.#tables.get(table);
    if (!known || --known.users) return;
    this.#tables.delete(table);
    this.#link.unwatch(table);
  }

  watchMeter(meter: string): Jackpot {
    const known = this.#jackpots.get(meter);
    if (known) {
      known.users += 1;
      return known.jackpot;
    }
    const jackpot = new Jackpot(meter);
    this.#jackpots.set(meter, { jackpot, users: 1 });
    this.#link.watchMeter(meter);
    return jackpot;
  }

  unwatchMeter(meter: string): void {
    const known = this.#jackpots.get(meter);
    if (!known || --known.users) return;
    this.#jackpots.delete(meter);
    this.#link.unwatchMeter(meter);
  }

  watchLobby(): void {
    this.#link.watchLobby();
  }

  /** Send a command to a table. The outcome in words; never throws. */
  ask(
    table: string,
    command: WireCommand,
    approval: string | null = null,
  ): Promise<CommandOutcome> {
    return outcomeOf(this.#link.ask(table, command, approval));
  }

  /** Send a command to a meter. The outcome in words; never throws. */
  askMeter(
    meter: string,
    command: WireMeterCommand,
    approval: string | null = null,
  ): Promise<CommandOutcome> {
    return outcomeOf(this.#link.askMeter(meter, command, approval));
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        break;
      case 'lobby':
        this.lobby = message.tables;
        break;
      case 'fault':
        this.#missing(message);
        break;
      case 'meter':
      case 'meter-hands':
      case 'meter-desk':
        this.#jackpots.get(message.meter)?.jackpot.hear(message);
        break;
      case 'table':
      case 'seen':
      case 'mine':
      case 'roads':
      case 'console':
        this.#tables.get(message.table)?.watched.hear(message);
        break;
    }
  }

  #missing({ table, meter }: Fault): void {
    const watched = this.#tables.get(table ?? '')?.watched;
    const jackpot = this.#jackpots.get(meter ?? '')?.jackpot;
    if (watched) watched.missing = true;
    if (jackpot) jackpot.missing = true;
  }

  #changed(state: LinkState, why: Bye['why'] | null): void {
    this.state = state;
    if (state === 'ended' && why !== null) void this.#again(why);
  }

  /** Load the session again: it may have ended, locked, or changed in another tab. */
  async #again(why: Bye['why']): Promise<void> {
    this.ended = why;
    if (why === 'protocol') return;
    this.session = NOBODY;
    const often = Date.now() - this.#askedAt < AGAIN_MS;
    this.#askedAt = Date.now();
    if (often) return;
    try {
      this.#use(await get<SessionView>('/api/session'));
      this.ended = why;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}

/** The outcome of a command in words. */
async function outcomeOf(asked: Promise<Done>): Promise<CommandOutcome> {
  try {
    const done = await asked;
    const refused =
      done.answer.type === 'refusal' || done.answer.type === 'meter-refusal' ? done.answer : null;
    return {
      accepted: done.answer.type === 'accepted',
      sentence: done.sentence,
      done,
      allowed: refused?.allowed ?? null,
    };
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    const sentence = error instanceof NoLink ? t('table-dead') : error.message;
    return { accepted: false, sentence, done: null, allowed: null };
  }
}

export const floor = new Floor();

/** The meter with this id, watched while the screen is open. */
export function useJackpot(id: () => string | null | undefined): { readonly it: Jackpot | null } {
  let found: Jackpot | null = $state.raw(null);
  // Depend on the id only: an update of the table must not reset the meter or typed text.
  const named = $derived(id());
  $effect(() => {
    const meter = named;
    if (!meter) {
      found = null;
      return undefined;
    }
    found = floor.watchMeter(meter);
    return () => {
      floor.unwatchMeter(meter);
    };
  });
  return {
    get it() {
      return found;
    },
  };
}

/** A failure as a sentence in the language of the screens. */
export function problem(error: unknown): string {
  if (!(error instanceof Problem)) return t('app-failed', { code: String(error) });
  if (error.code === 'no-link') return t('app-no-link');
  return error.message || t('app-failed', { code: error.code });
}

/** Why the link ended, in words. */
export function endedWhy(why: Bye['why'] | null): string {
  return known(`ending-${why ?? ''}`) ?? '';
}
