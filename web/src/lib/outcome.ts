// What a coup brought one seat, beyond what it had staked: a part that comes back is no win.

import type { ResultShown } from './protocol';

/** Won or, below zero, lost; null for a seat that had nothing in the coup. Whoever banked has what all others lost. */
export function broughtTo(seat: number | null, result: ResultShown | null, holder: number | null = null): number | null {
  if (seat === null || !result) return null;
  const settled = result.settled ?? [];
  const banked = seat === holder;
  const lines = banked ? settled : settled.filter((one) => one.seat === seat);
  if (!lines.length) return null;
  const patrons = lines.reduce((sum, one) => sum + one.won + one.stake_back - one.stake, 0);
  return banked ? 0 - patrons : patrons;
}

/** What the bank did not reach of a seat's wagers, won or lost: it went back. */
export function unreached(seat: number | null, result: ResultShown | null): number {
  const own = (result?.settled ?? []).filter((one) => one.seat === seat);
  return own.reduce((sum, one) => sum + (one.uncovered ?? 0), 0);
}
