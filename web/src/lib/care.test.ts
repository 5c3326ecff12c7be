import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeText,
  limitText,
  parseMinutes,
  reminder,
  stopNow,
  stopText,
  usedShare,
  usedText,
} from './care';
import { house, own } from './fixtures';
import { ownMoment } from './moments';
import type { LimitShown } from './protocol';
import { language, t } from './words/words.svelte';

const limit = (change: Partial<LimitShown> = {}): LimitShown => ({
  limit: 'loss-day',
  value: 20000,
  used: 5000,
  waiting: null,
  ...change,
});

beforeEach(async () => {
  await language.use('en');
});

describe('limits', () => {
  it('are written in money or in minutes', () => {
    expect(limitText('loss-week', 20000, house())).toBe('$200');
    expect(limitText('time-day', 90, house())).toBe('90 minutes');
    expect(limitText('loss-day', null, house())).toBe('no limit');
  });

  it('say what was lost, and what was won as such', () => {
    expect(usedText(limit(), house())).toBe(t('care-lost', { amount: '$50.00' }));
    expect(usedText(limit({ used: -300 }), house())).toBe(t('care-won', { amount: '$3.00' }));
    expect(usedText(limit({ limit: 'time-day', used: 12 }), house())).toBe(
      t('care-sat', { n: 12 }),
    );
  });

  it('are used up to the whole, never beyond', () => {
    expect(usedShare(limit())).toBe(0.25);
    expect(usedShare(limit({ used: 99999 }))).toBe(1);
    expect(usedShare(limit({ used: -1 }))).toBe(0);
    expect(usedShare(limit({ value: null }))).toBe(0);
  });

  it('of time are whole minutes of a day', () => {
    expect(parseMinutes(' 90 ')).toBe(90);
    for (const text of ['0', '1441', '1.5', '-3', '', 'ten', '12345'])
      expect(parseMinutes(text), text).toBeNull();
  });
});

describe('why somebody may not play', () => {
  it('is said with its end, and that the term is over once it is', () => {
    expect(stopText('excluded', 2_000_000_000_000, 1)).toMatch(
      /^You are excluded from play until /,
    );
    expect(stopText('excluded', 1000, 2000)).toBe(t('care-stop-over', { when: ownMoment(1000) }));
    expect(stopText('time-limit', null, 0)).toBe(t('care-stop-time-limit'));
  });

  it('comes true while one looks, where a limit of time is reached', () => {
    expect(stopNow(undefined, 5)).toBeNull();
    expect(stopNow(own(), 5)).toBeNull();
    expect(stopNow(own({ time_ends: 10 }), 9)).toBeNull();
    expect(stopNow(own({ time_ends: 10 }), 10)).toBe('time-limit');
    expect(stopNow(own({ stop: 'cooling-off' }), 0)).toBe('cooling-off');
  });
});

describe('changes', () => {
  it('are told in words', () => {
    const change = {
      at: 0,
      by: 'p1',
      what: 'limit-set',
      limit: 'loss-day',
      before: null,
      after: 20000,
      until: 0,
    } as const;
    expect(changeText(change, house())).toBe('In 24 hours: no limit → $200');
    expect(
      changeText({ ...change, what: 'reality-check-chosen', limit: null, after: 30 }, house()),
    ).toBe('Reminder: 30 minutes');
    expect(reminder(0)).toBe('Never');
  });
});
