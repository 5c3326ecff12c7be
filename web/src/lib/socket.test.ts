import { describe, expect, it } from 'vitest';
import { view } from './fixtures';
import type { Bye, Done, FromClient, ToClient } from './protocol';
import { ANSWER_MS, Link, NoLink, NotDone, SILENCE_MS, type LinkState, type Wire } from './socket';

/** A socket whose server side is the test. */
class Cable implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<T extends FromClient['type']>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((one): one is Extract<FromClient, { type: T }> => one.type === type);
  }
}

/** A link with a clock that only the test advances. */
class World {
  now = 1_000_000;
  timers: { at: number; act: () => void }[] = [];
  cables: Cable[] = [];
  states: [LinkState, Bye['why'] | null][] = [];
  heard: ToClient[] = [];
  followed: string[] = [];
  ids = 0;
  readonly link = new Link({
    open: () => {
      const cable = new Cable();
      this.cables.push(cable);
      return cable;
    },
    now: () => this.now,
    later: (act, ms) => {
      const timer = { at: this.now + ms, act };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((one) => one !== timer);
      };
    },
    id: () => `id-${String(++this.ids)}`,
    chance: () => 0.5,
    hello: () => ({ token: 'the token', language: 'en' }),
    heard: (message) => {
      this.heard.push(message);
    },
    changed: (state, why) => {
      this.states.push([state, why]);
    },
    follow: (addresses) => {
      this.followed.push(...addresses);
    },
  });

  get cable(): Cable {
    const last = this.cables.at(-1);
    if (!last) throw new Error('no cable yet');
    return last;
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.act();
    }
    this.now = until;
  }

  /** Answer a hello from the server side. */
  welcome(at = this.now, others: string[] = []): void {
    this.cable.onopen?.();
    this.cable.say({ type: 'welcome', protocol: 1, at, you: {}, others });
  }

  seen(seq: number): void {
    this.cable.say({ type: 'seen', table: 'one', seq, at: this.now, items: [], view: view() });
  }
}

const done = (id: string): Done => ({
  type: 'done',
  id,
  answer: { type: 'accepted', events: [] },
  sentence: '',
});

describe('the link', () => {
  it('says hello with the token before anything else', () => {
    const world = new World();
    world.link.watch('one');
    world.link.restart();
    world.cable.onopen?.();
    expect(world.cable.sent).toEqual([
      { type: 'hello', protocol: 1, token: 'the token', language: 'en' },
    ]);
    expect(world.link.state).toBe('connecting');
  });

  it('watches what the screens watch, and comes back where it was', () => {
    const world = new World();
    world.link.watchLobby();
    world.link.watch('one');
    world.link.restart();
    world.welcome();
    expect(world.cable.of('watch')).toEqual([{ type: 'watch', table: 'one', after: null }]);
    expect(world.cable.of('watch-lobby')).toHaveLength(1);
    world.seen(41);
    world.seen(44);
    world.cable.onclose?.();
    expect(world.link.state).toBe('lost');
    world.pass(250);
    world.welcome();
    expect(world.cable.of('watch')).toEqual([{ type: 'watch', table: 'one', after: 44 }]);
    expect(world.link.state).toBe('open');
  });

  it('watches meters, asks of them, and asks again over the next link', async () => {
    const world = new World();
    world.link.watchMeter('dragon');
    world.link.restart();
    world.welcome();
    expect(world.cable.of('watch-meter')).toEqual([{ type: 'watch-meter', meter: 'dragon' }]);
    const asked = world.link.askMeter('dragon', { type: 'PayAward', award: 1 }, 'a reference');
    world.cable.onclose?.();
    world.pass(250);
    world.welcome();
    expect(world.cable.of('watch-meter')).toHaveLength(1);
    const [again] = world.cable.of('do-meter');
    expect(again).toMatchObject({ meter: 'dragon', approval: 'a reference' });
    world.cable.say(done(again?.id ?? ''));
    await expect(asked).resolves.toMatchObject({ answer: { type: 'accepted' } });
    world.link.unwatchMeter('dragon');
    expect(world.cable.of('unwatch-meter')).toHaveLength(1);
  });

  it('is lost within two seconds of silence', () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    world.pass(1000);
    expect(world.link.state).toBe('open');
    world.pass(SILENCE_MS);
    expect(world.link.state).toBe('lost');
    expect(SILENCE_MS).toBeLessThan(2000);
    expect(world.cables[0]?.closed).toBe(true);
  });

  it('stays while pings are answered', () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    for (let second = 0; second < 20; second++) {
      world.pass(1000);
      const ping = world.cable.of('ping').at(-1);
      world.cable.say({ type: 'pong', n: ping?.n ?? 0, at: world.now });
    }
    expect(world.cable.of('ping')).toHaveLength(21);
    expect(world.states.map(([state]) => state)).toEqual(['connecting', 'open']);
  });

  it('does not take its own sleep for the house being gone', () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    world.now += 60_000;
    world.pass(0);
    expect(world.link.state).toBe('open');
    world.pass(2000);
    expect(world.link.state).toBe('lost');
  });

  it('asks again under the same id what was not answered, and no more once it was', async () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    const first = world.link.ask('one', { type: 'Sit', seat: 3 });
    const second = world.link.ask('one', { type: 'Leave' }, 'word');
    world.cable.say(done('id-1'));
    await expect(first).resolves.toMatchObject({ id: 'id-1' });
    world.cable.onclose?.();
    world.pass(250);
    world.welcome();
    expect(world.cable.of('do')).toEqual([
      { type: 'do', id: 'id-2', table: 'one', command: { type: 'Leave' }, approval: 'word' },
    ]);
    world.cable.say(done('id-2'));
    await expect(second).resolves.toMatchObject({ id: 'id-2' });
    world.cable.onclose?.();
    world.pass(250);
    world.welcome();
    expect(world.cable.of('do')).toEqual([]);
  });

  it('asks again over the same link what was lost on it, and takes the first answer alone', async () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    const asked = world.link.ask('one', { type: 'Sit', seat: 3 });
    // The link works; only this command, or its answer, was lost.
    for (let ms = 0; ms <= ANSWER_MS; ms += 500) {
      world.pass(500);
      world.cable.say({ type: 'pong', n: world.cable.of('ping').at(-1)?.n ?? 0, at: world.now });
    }
    expect(world.cables).toHaveLength(1);
    expect(world.cable.of('do').map((one) => one.id)).toEqual(['id-1', 'id-1']);
    world.cable.say(done('id-1'));
    world.cable.say(done('id-1'));
    await expect(asked).resolves.toMatchObject({ id: 'id-1' });
    world.cable.say({ type: 'pong', n: 0, at: world.now });
    world.pass(1000);
    expect(world.cable.of('do')).toHaveLength(2);
  });

  it('takes a frame that was cut short for a lost link, and comes back where it was', async () => {
    const world = new World();
    world.link.watch('one');
    world.link.restart();
    world.welcome();
    world.seen(7);
    const asked = world.link.ask('one', { type: 'Leave' });
    world.cable.onmessage?.({ data: JSON.stringify(done('id-1')).slice(0, 30) });
    expect(world.link.state).toBe('lost');
    expect(world.cables[0]?.closed).toBe(true);
    world.pass(250);
    world.welcome();
    expect(world.cable.of('watch')).toEqual([{ type: 'watch', table: 'one', after: 7 }]);
    expect(world.cable.of('do').map((one) => one.id)).toEqual(['id-1']);
    world.cable.say(done('id-1'));
    await expect(asked).resolves.toMatchObject({ id: 'id-1' });
  });

  it('shows nothing older than what it shows, and tells what happened once', () => {
    const world = new World();
    world.link.watch('one');
    world.link.restart();
    world.welcome();
    const seen = (seq: number, items: number[]): ToClient => ({
      type: 'seen',
      table: 'one',
      seq,
      at: world.now,
      view: view(),
      items: items.map((one) => ({ seq: one, kind: 'WagerPlaced', at: 0 })),
    });
    world.cable.say(seen(5, [4, 5]));
    world.cable.say(seen(9, [8, 9]));
    world.cable.say(seen(7, [6, 7]));
    world.cable.say(seen(9, [8, 9]));
    const told = world.heard
      .filter((one) => one.type === 'seen')
      .map((one) => [one.seq, one.items.map((item) => item.seq)]);
    expect(told).toEqual([
      [5, [4, 5]],
      [9, [8, 9]],
      [9, []],
    ]);
    world.cable.onclose?.();
    world.pass(250);
    world.welcome();
    expect(world.cable.of('watch')).toEqual([{ type: 'watch', table: 'one', after: 9 }]);
    // A new link may show an older state: the log was restored, or another process is slightly behind.
    world.cable.say(seen(3, []));
    expect(world.heard.at(-1)).toMatchObject({ seq: 3 });
  });

  it('says what the house says of a command it could not take, and asks no more', async () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    const asked = world.link.ask('one', { type: 'Leave' });
    world.cable.say({ type: 'fault', code: 'too-fast', message: 'Too many messages.', id: 'id-1' });
    await expect(asked).rejects.toEqual(new NotDone('Too many messages.'));
    world.cable.onclose?.();
    world.pass(250);
    world.welcome();
    expect(world.cable.of('do')).toEqual([]);
  });

  it('goes on asking where only the repetition of a command was too much', async () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    const asked = world.link.ask('one', { type: 'Leave' });
    world.cable.onclose?.();
    world.pass(250);
    world.welcome();
    world.cable.say({
      type: 'fault',
      code: 'too-fast',
      message: 'Nothing came of this one.',
      id: 'id-1',
    });
    world.cable.say(done('id-1'));
    await expect(asked).resolves.toEqual(done('id-1'));
  });

  it('takes nothing while there is no link', async () => {
    const world = new World();
    await expect(world.link.ask('one', { type: 'Leave' })).rejects.toBeInstanceOf(NoLink);
    world.link.restart();
    world.welcome();
    world.link.lose();
    await expect(world.link.ask('one', { type: 'Leave' })).rejects.toBeInstanceOf(NoLink);
  });

  it('tries again, more slowly, until the house answers', () => {
    const world = new World();
    world.link.restart();
    world.cable.onclose?.();
    for (let tries = 0; tries < 6; tries++) {
      world.pass(1600);
      world.cable.onclose?.();
    }
    expect(world.cables.length).toBeGreaterThanOrEqual(6);
    world.pass(1600);
    world.welcome();
    expect(world.link.state).toBe('open');
  });

  it('gives up on a house that says nothing to a hello, and tries again', () => {
    const world = new World();
    world.link.restart();
    world.cable.onopen?.();
    world.pass(4000);
    expect(world.link.state).toBe('lost');
    world.pass(300);
    expect(world.cables).toHaveLength(2);
  });

  it('ends for good where the house says so, and comes back where it does not', () => {
    for (const why of ['signed-out', 'locked', 'expired', 'protocol'] as const) {
      const world = new World();
      world.link.restart();
      world.welcome();
      world.cable.say({ type: 'bye', why });
      world.cable.onclose?.();
      expect(world.states.at(-1)).toEqual(['ended', why]);
      world.pass(10_000);
      expect(world.cables).toHaveLength(1);
    }
    for (const why of ['stopping', 'too-slow', 'too-many', 'new-roles'] as const) {
      const world = new World();
      world.link.restart();
      world.welcome();
      world.cable.say({ type: 'bye', why });
      world.cable.onclose?.();
      world.pass(300);
      expect(world.cables).toHaveLength(2);
    }
  });

  it('keeps the house’s clock, by the quickest answer', () => {
    const world = new World();
    world.link.restart();
    world.welcome(world.now + 5000);
    expect(world.link.offset).toBe(5000);
    world.pass(40);
    world.cable.say({ type: 'pong', n: 1, at: world.now + 4980 });
    expect(world.link.offset).toBe(5000);
    world.pass(960);
    world.pass(900);
    world.cable.say({ type: 'pong', n: 2, at: world.now + 4000 });
    expect(world.link.offset).toBe(5000);
  });

  it('measures every answer by the quickest so far', () => {
    const world = new World();
    world.link.restart();
    world.welcome(world.now + 5000);
    const pong = (n: number, trip: number, ahead: number): number => {
      world.pass(trip);
      world.cable.say({ type: 'pong', n, at: world.now - trip / 2 + ahead });
      world.pass(1000 - trip);
      return world.link.offset;
    };
    const offsets = [
      pong(1, 40, 5000),
      pong(2, 56, 4990),
      pong(3, 62, 4000),
      pong(4, 60, 4980),
      pong(5, 20, 4970),
      pong(6, 32, 3000),
    ];
    expect(offsets).toEqual([5000, 4990, 4990, 4980, 4970, 4970]);
  });

  it('forgets what was unanswered when somebody else signs in', async () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    const asked = world.link.ask('one', { type: 'Leave' });
    world.link.restart();
    await expect(asked).rejects.toBeInstanceOf(NoLink);
    world.welcome();
    expect(world.cable.of('do')).toEqual([]);
  });
});

describe('a house of several processes', () => {
  it('follows a table to the process that has it', () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    world.cable.say({ type: 'elsewhere', address: 'http://two.example' });
    expect(world.followed).toEqual(['http://two.example']);
    expect(world.link.state).toBe('open');
  });

  it('sends a command again until somebody has the table', async () => {
    const world = new World();
    world.link.restart();
    world.welcome();
    const asked = world.link.ask('one', { type: 'Leave' });
    world.cable.say({ type: 'elsewhere', address: '', id: 'id-1' });
    world.pass(600);
    expect(world.cable.of('do').map((one) => one.id)).toEqual(['id-1', 'id-1']);
    world.cable.say(done('id-1'));
    expect((await asked).id).toBe('id-1');
    expect(world.followed).toEqual([]);
  });

  it('looks for the others when its own process is gone', () => {
    const world = new World();
    world.link.restart();
    world.welcome(world.now, ['http://two.example']);
    world.cable.onclose?.();
    expect(world.followed).toEqual([]);
    world.pass(300);
    world.cable.onclose?.();
    expect(world.followed).toEqual(['http://two.example']);
  });
});
