// The result of a coup for one seat. Returned stakes do not count as a win.

import type { ResultShown } from './protocol';

/**
 * The net result, negative for a loss; null if the seat had nothing in the coup. The bank gets what the others lose.
 */
export function netOf(
  seat: number | null,
  result: ResultShown | null,
  holder: number | null = null,
): number | null {
  if (seat === null || !result) return null;
  const settled = result.settled ?? [];
  const banked = seat === holder;
  const lines = banked ? settled : settled.filter((one) => one.seat === seat);
  if (!lines.length) return null;
  const patrons = lines.reduce((sum, one) => sum + one.won + one.stake_back - one.stake, 0);
  return banked ? 0 - patrons : patrons;
}

/** The part of a seat's wagers that the bank could not cover. It was returned. */
export function uncoveredOf(seat: number | null, result: ResultShown | null): number {
  const own = (result?.settled ?? []).filter((one) => one.seat === seat);
  return own.reduce((sum, one) => sum + (one.uncovered ?? 0), 0);
}
