// Replays a finished coup card by card: views made from its recall.

import type { RecalledCoupShown, View } from './protocol';

/** The view after a number of cards. With all cards, it includes the result. */
export function replayed(coup: RecalledCoupShown, cards: number): View {
  const shown = coup.cards.slice(0, cards);
  const whole = cards >= coup.cards.length;
  return {
    state: whole ? (coup.void ? 'void' : 'result') : 'no-more-bets',
    why: coup.void,
    phase: whole ? 'result' : 'dealing',
    coup: coup.number,
    ends: null,
    last_bets: null,
    seats: [],
    cards: shown,
    player: whole ? (coup.result?.player ?? null) : null,
    banker: whole ? (coup.result?.banker ?? null) : null,
    next_hand: whole ? null : (coup.cards[cards]?.hand ?? null),
    result: whole ? coup.result : null,
    squeezers: {},
    totals: {},
    position: null,
    shoe: null,
    waived: [],
    fees_total: 0,
  };
}
