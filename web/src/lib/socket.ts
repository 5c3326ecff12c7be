// The link to the server: hello, watching with resume, commands answered exactly once, and a clock.
//
// It is independent of screens. Everything that could make a test slow or random is passed in.

import {
  PROTOCOL,
  type Bye,
  type Do,
  type DoMeter,
  type Done,
  type Elsewhere,
  type FromClient,
  type Hello,
  type Seen,
  type ToClient,
  type WireCommand,
  type WireMeterCommand,
} from './protocol';

/** The part of a WebSocket that the link uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type LinkState = 'idle' | 'connecting' | 'open' | 'lost' | 'ended';

export interface LinkNeeds {
  open(): Wire;
  /** Local time in milliseconds. It need not be monotonic: the next pong corrects a step. */
  now(): number;
  later(act: () => void, ms: number): () => void;
  id(): string;
  /** From 0 to 1. Spreads the reconnects of terminals that lost the server at the same moment. */
  chance(): number;
  hello(): Omit<Hello, 'type' | 'protocol'>;
  heard(message: ToClient): void;
  changed(state: LinkState, why: Bye['why'] | null): void;
  /** Go to the first of these processes that answers, if any. */
  follow(addresses: readonly string[]): void;
}

const PING_MS = 1000;
const TICK_MS = 250;
/** Silence after which the link counts as lost: one unanswered ping, and less than two seconds. */
export const SILENCE_MS = 1700;
const WELCOME_MS = 4000;
/** Time until a command is sent again during a takeover. */
const MOVING_MS = 500;
/** Time until an unanswered command is sent again over a working link. */
export const ANSWER_MS = 3000;
/** Failed attempts after which other processes are tried. */
const LOST_TRIES = 2;
const RETRY_MS = [200, 400, 800, 1600] as const;
const FOR_GOOD: ReadonlySet<Bye['why']> = new Set([
  'signed-out',
  'locked',
  'expired',
  'disabled',
  'barred',
  'dismissed',
  'new-password',
  'protocol',
]);

type Timer = 'welcome' | 'ping' | 'tick' | 'retry';

interface Waiting {
  frame: string;
  sentAt: number;
  /** Whether it was sent before. Then the first one may have been carried out. */
  again: boolean;
  answered(done: Done): void;
  failed(why: NotDone): void;
}

/** A command without an answer from its table or meter. The message is the server's sentence, if any. */
export class NotDone extends Error {}

/** The command was sent without a link, or the link was given up before the answer. */
export class NoLink extends NotDone {}

export class Link {
  state: LinkState = 'idle';
  /** House time minus local time, in milliseconds. */
  offset = 0;

  readonly #needs: LinkNeeds;
  readonly #tables = new Map<string, number | null>();
  /** The highest `seq` of each kind of message and table received over this link. */
  readonly #newest = new Map<string, number>();
  readonly #meters = new Set<string>();
  readonly #waiting = new Map<string, Waiting>();
  #lobby = false;
  #others: readonly string[] = [];
  #wire: Wire | null = null;
  readonly #timers = new Map<Timer, () => void>();
  #tries = 0;
  /** Silence while this page was awake. Time asleep says nothing about the server. */
  #silence = 0;
  #tickAt = 0;
  #pings = 0;
  #pingAt = new Map<number, number>();
  #bestTrip = Infinity;
  #bye: Bye['why'] | null = null;

  constructor(needs: LinkNeeds) {
    this.#needs = needs;
  }

  /** Connect, or reconnect with another session. Unanswered commands fail. */
  restart(): void {
    this.stop();
    for (const { failed } of this.#waiting.values()) failed(new NoLink());
    this.#waiting.clear();
    this.#tries = 0;
    this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#become('idle');
  }

  /** Report the link as lost before the socket notices. */
  lose(): void {
    if (this.state === 'open' || this.state === 'connecting') this.#lost();
  }

  watch(table: string): void {
    if (this.#tables.has(table)) return;
    this.#tables.set(table, null);
    if (this.state === 'open') this.#send({ type: 'watch', table });
  }

  unwatch(table: string): void {
    if (this.#tables.delete(table) && this.state === 'open') this.#send({ type: 'unwatch', table });
  }

  watchMeter(meter: string): void {
    if (this.#meters.has(meter)) return;
    this.#meters.add(meter);
    if (this.state === 'open') this.#send({ type: 'watch-meter', meter });
  }

  unwatchMeter(meter: string): void {
    if (this.#meters.delete(meter) && this.state === 'open')
      this.#send({ type: 'unwatch-meter', meter });
  }

  watchLobby(): void {
    if (this.#lobby) return;
    this.#lobby = true;
    if (this.state === 'open') this.#send({ type: 'watch-lobby' });
  }

  /** Send a command to a table. Resolves once, even across several links. */
  ask(table: string, command: WireCommand, approval: string | null = null): Promise<Done> {
    return this.#ask({
      type: 'do',
      id: this.#needs.id(),
      table,
      command,
      ...(approval ? { approval } : {}),
    });
  }

  /** Send a command to a meter. Resolves once, even across several links. */
  askMeter(
    meter: string,
    command: WireMeterCommand,
    approval: string | null = null,
  ): Promise<Done> {
    return this.#ask({
      type: 'do-meter',
      id: this.#needs.id(),
      meter,
      command,
      ...(approval ? { approval } : {}),
    });
  }

  #ask(message: Do | DoMeter): Promise<Done> {
    if (this.state !== 'open') return Promise.reject(new NoLink());
    const frame = JSON.stringify(message);
    return new Promise((answered, failed) => {
      this.#waiting.set(message.id, {
        frame,
        sentAt: this.#needs.now(),
        again: false,
        answered,
        failed,
      });
      this.#wire?.send(frame);
    });
  }

  #connect(): void {
    this.#become(this.#tries ? 'lost' : 'connecting');
    const wire = this.#needs.open();
    this.#wire = wire;
    this.#after('welcome', WELCOME_MS, () => {
      this.#lost();
    });
    wire.onopen = () => {
      this.#send({ type: 'hello', protocol: PROTOCOL, ...this.#needs.hello() });
    };
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire && typeof data === 'string') this.#read(data);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost();
    };
  }

  /** An unreadable frame counts as a lost link. The next link shows the state again. */
  #read(data: string): void {
    let message: ToClient;
    try {
      message = JSON.parse(data) as ToClient;
    } catch {
      this.#lost();
      return;
    }
    if (!this.#isOld(message))
      this.#hear(message.type === 'seen' ? this.#untold(message) : message);
  }

  /** Whether a message is older than what is already shown. */
  #isOld(message: ToClient): boolean {
    if (
      message.type !== 'seen' &&
      message.type !== 'mine' &&
      message.type !== 'roads' &&
      message.type !== 'console'
    )
      return false;
    const { type, table, seq } = message;
    const key = `${type} ${table}`;
    if (seq < (this.#newest.get(key) ?? seq)) return true;
    this.#newest.set(key, seq);
    return false;
  }

  /** The message without items that were already received. */
  #untold(seen: Seen): Seen {
    const last = this.#tables.get(seen.table) ?? -1;
    return { ...seen, items: seen.items.filter((item) => item.seq > last) };
  }

  #hear(message: ToClient): void {
    this.#silence = 0;
    switch (message.type) {
      case 'welcome':
        this.#others = message.others ?? [];
        this.#welcomed(message.at);
        break;
      case 'elsewhere':
        this.#moved(message);
        break;
      case 'seen':
        if (this.#tables.has(message.table)) this.#tables.set(message.table, message.seq);
        break;
      case 'pong':
        this.#setClock(message.n, message.at);
        break;
      case 'done':
        this.#take(message.id)?.answered(message);
        break;
      case 'fault':
        // Only this message was refused. An earlier one may have been carried out, so keep retrying.
        if (message.code === 'too-fast' && this.#waiting.get(message.id ?? '')?.again) break;
        this.#take(message.id)?.failed(new NotDone(message.message));
        break;
      case 'bye':
        this.#bye = message.why;
        break;
    }
    this.#needs.heard(message);
  }

  /** Another process serves the table, or none does for a moment. Go there, or retry. */
  #moved({ address, id }: Elsewhere): void {
    if (address) this.#needs.follow([address]);
    const wire = this.#wire;
    if (id) {
      this.#needs.later(() => {
        const waiting = this.#waiting.get(id);
        if (waiting && this.#wire === wire && this.state === 'open') wire?.send(waiting.frame);
      }, MOVING_MS);
    }
  }

  #take(id: string | null | undefined): Waiting | undefined {
    const waiting = this.#waiting.get(id ?? '');
    this.#waiting.delete(id ?? '');
    return waiting;
  }

  #welcomed(at: number): void {
    this.#cancelAll();
    this.#tries = 0;
    this.#bestTrip = Infinity;
    this.#pingAt.clear();
    this.#newest.clear();
    this.offset = at - this.#needs.now();
    this.#become('open');
    if (this.#lobby) this.#send({ type: 'watch-lobby' });
    for (const [table, after] of this.#tables) this.#send({ type: 'watch', table, after });
    for (const meter of this.#meters) this.#send({ type: 'watch-meter', meter });
    for (const waiting of this.#waiting.values()) this.#again(waiting);
    this.#ping();
    this.#tickAt = this.#needs.now();
    this.#tick();
  }

  #ping(): void {
    const n = ++this.#pings;
    this.#pingAt.set(n, this.#needs.now());
    this.#send({ type: 'ping', n });
    this.#after('ping', PING_MS, () => {
      this.#ping();
    });
  }

  #tick(): void {
    const now = this.#needs.now();
    this.#silence += Math.min(now - this.#tickAt, 2 * TICK_MS);
    this.#tickAt = now;
    if (this.#silence > SILENCE_MS) {
      this.#lost();
      return;
    }
    for (const waiting of this.#waiting.values())
      if (now - waiting.sentAt > ANSWER_MS) this.#again(waiting);
    this.#after('tick', TICK_MS, () => {
      this.#tick();
    });
  }

  /** Send the same message again under the same id. The server carries it out only once. */
  #again(waiting: Waiting): void {
    waiting.sentAt = this.#needs.now();
    waiting.again = true;
    this.#wire?.send(waiting.frame);
  }

  /** Update the clock offset. The fastest round trip gives the best estimate. */
  #setClock(n: number, at: number): void {
    const sent = this.#pingAt.get(n);
    this.#pingAt.delete(n);
    if (sent === undefined) return;
    const now = this.#needs.now();
    const trip = now - sent;
    if (trip > this.#bestTrip * 1.5) return;
    this.#bestTrip = Math.min(trip, this.#bestTrip);
    this.offset = at - (sent + now) / 2;
  }

  #lost(): void {
    this.#drop();
    if (this.#bye && FOR_GOOD.has(this.#bye)) {
      this.#become('ended');
      return;
    }
    this.#tries += 1;
    this.#become('lost');
    if (this.#tries >= LOST_TRIES && this.#others.length) this.#needs.follow(this.#others);
    const wait = RETRY_MS[Math.min(this.#tries, RETRY_MS.length) - 1] ?? 0;
    this.#after('retry', wait * (0.5 + this.#needs.chance()), () => {
      this.#connect();
    });
  }

  #drop(): void {
    this.#cancelAll();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #after(timer: Timer, ms: number, act: () => void): void {
    this.#timers.get(timer)?.();
    this.#timers.set(timer, this.#needs.later(act, ms));
  }

  #cancelAll(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #become(state: LinkState): void {
    if (state === 'connecting') this.#bye = null;
    if (state === this.state) return;
    this.state = state;
    this.#needs.changed(state, state === 'ended' ? this.#bye : null);
  }
}
