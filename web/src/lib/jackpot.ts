// Values that screens derive from a meter's messages.

import type { HandShown, MeterHands, MeterShown, WinShown } from './protocol';

/** Time that a confirmed win is announced, in milliseconds. */
const CALLED_MS = 90_000;

/** The newest win while it is recent, or null. */
export function recentWin(shown: MeterShown, now: number): WinShown | null {
  const win = shown.wins[0];
  return win && now - win.at < CALLED_MS ? win : null;
}

/** A seat's share of the confirmed awards of a coup. */
export function awardedTo(
  seat: number | null,
  shown: MeterShown | null,
  table: string,
  coup: number,
): number {
  const wins = (shown?.wins ?? []).filter((win) => win.table === table && win.coup === coup);
  return wins.reduce(
    (sum, win) => sum + (seat !== null && win.seats.includes(seat) ? win.each : 0),
    0,
  );
}

/** Seats as a list: 1, 5. */
export function seatsOf(win: { seats: readonly number[] }): string {
  return win.seats.join(', ');
}

/** A table's hand while it is in progress or has an open award, or null. */
export function handAt(hands: MeterHands | null, table: string): HandShown | null {
  const hand = hands?.hands.find((one) => one.table === table);
  if (!hand) return null;
  const on = hand.phase === 'locked' || hand.phase === 'stood';
  return on || hand.awards.some((award) => award.next || award.status === 'verified') ? hand : null;
}

/** Whether the dealer may press the hand buttons. */
export function marking(hand: HandShown): boolean {
  return (
    hand.marked &&
    (hand.phase === 'stood' ||
      (hand.phase === 'ended' && hand.awards.some((award) => award.status === 'hit')))
  );
}

/** The index of the next step, or null if all are done. */
export function nextStep(hand: HandShown): number | null {
  const next = hand.steps.findIndex((step) => !step.done);
  return next < 0 ? null : next;
}
