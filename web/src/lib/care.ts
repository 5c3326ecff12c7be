// Texts about a patron's own limits. Display only: the server enforces them.

import { ownMoment } from './moments';
import type { CareShown, ChangeShown, HouseShown, LimitShown, OwnLimits } from './protocol';
import { money, moneyShort } from './money';
import { language, t } from './words/words.svelte';

export type LimitKind = LimitShown['limit'];
export type Stop = NonNullable<CareShown['stop']>;

export type Wish =
  | { what: 'limit'; limit: LimitKind; value: number | null }
  | { what: 'withdraw'; limit: LimitKind }
  | { what: 'reality-check'; minutes: number }
  | { what: 'cool-off'; hours: number }
  | { what: 'exclude'; days: number }
  | { what: 'play-again' };

export const LOSSES = ['loss-day', 'loss-week', 'loss-month'] as const;
const MOST_MINUTES = 1440;

/** A limit in words: money for a loss limit, minutes for a time limit. */
export function limitText(kind: LimitKind, value: number | null, house: HouseShown): string {
  if (value === null) return t('care-none');
  return kind === 'time-day'
    ? t('care-minutes', { n: value })
    : moneyShort(value, house, language.code);
}

/** The used part of a limit in words. A net win is shown as a win. */
export function usedText(limit: LimitShown, house: HouseShown): string {
  if (limit.limit === 'time-day') return t('care-sat', { n: limit.used });
  const amount = money(Math.abs(limit.used), house, language.code);
  return t(limit.used < 0 ? 'care-won' : 'care-lost', { amount });
}

/** The used share of a limit, from 0 to 1. */
export function usedShare(limit: LimitShown): number {
  return limit.value ? Math.min(1, Math.max(0, limit.used / limit.value)) : 0;
}

/** Typed text as whole minutes of a day, or null. */
export function parseMinutes(text: string): number | null {
  const found = /^\d{1,4}$/.exec(text.trim());
  const minutes = found ? Number(found[0]) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

/** Why a patron may not play, in words. */
export function stopText(stop: Stop, until: number | null, now: number): string {
  const when = until === null ? '' : ownMoment(until);
  if (stop === 'excluded' && until !== null && until <= now) return t('care-stop-over', { when });
  return t(`care-stop-${stop}`, { when });
}

/** Why a patron at a table may not play now. A time limit can be reached between two messages. */
export function stopNow(own: OwnLimits | undefined, now: number): Stop | null {
  if (!own) return null;
  if (own.stop) return own.stop;
  return own.time_ends !== null && own.time_ends <= now ? 'time-limit' : null;
}

/** A change of limits, in words. */
export function changeText(change: ChangeShown, house: HouseShown): string {
  const kind = change.limit;
  const value = (one: number | null): string =>
    kind === null ? reminder(one) : limitText(kind, one, house);
  return t(`care-event-${change.what}`, {
    limit: kind === null ? '' : t(`care-limit-${kind}`),
    before: value(change.before),
    after: value(change.after),
    when: change.until === null ? '' : ownMoment(change.until),
  });
}

/** The interval of the reality check, in words. */
export function reminder(minutes: number | null): string {
  return minutes ? t('reality-minutes', { n: minutes }) : t('reality-off');
}
