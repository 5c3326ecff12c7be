// Cards as the server writes them: a rank from A23456789TJQK and a suit from shdc.

export type Suit = 's' | 'h' | 'd' | 'c';
export interface Face {
  rank: string;
  suit: Suit;
}

export const RANKS = 'A23456789TJQK';
export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];

export function faceOf(card: string): Face {
  return { rank: card.charAt(0).toUpperCase(), suit: card.charAt(1).toLowerCase() as Suit };
}

/** The printed form of a rank. */
export function printed(rank: string): string {
  return rank === 'T' ? '10' : rank;
}

export const SIGNS: Record<Suit, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card as short text, such as 10♥. */
export function cardText(card: string): string {
  const { rank, suit } = faceOf(card);
  return printed(rank) + SIGNS[suit];
}

/** The rank for a key, or null. Ten is T, 0 or 1. */
export function rankOfKey(key: string): string | null {
  if (key === '0' || key === '1') return 'T';
  const rank = key.toUpperCase();
  return rank.length === 1 && RANKS.includes(rank) ? rank : null;
}

/** The suit for a key, or null. */
export function suitOfKey(key: string): Suit | null {
  const suit = key.toLowerCase();
  return (SUITS as readonly string[]).includes(suit) ? (suit as Suit) : null;
}

/** Positions of the pips of number cards, from 0 to 1 in both directions. */
export const PIPS: Record<string, readonly (readonly [number, number])[]> = (() => {
  const l = 0,
    m = 0.5,
    r = 1;
  const sides = (...rows: number[]): [number, number][] =>
    rows.flatMap(
      (y) =>
        [
          [l, y],
          [r, y],
        ] as [number, number][],
    );
  return {
    A: [[m, 0.5]],
    '2': [
      [m, 0],
      [m, 1],
    ],
    '3': [
      [m, 0],
      [m, 0.5],
      [m, 1],
    ],
    '4': sides(0, 1),
    '5': [...sides(0, 1), [m, 0.5]],
    '6': sides(0, 0.5, 1),
    '7': [...sides(0, 0.5, 1), [m, 0.25]],
    '8': [...sides(0, 0.5, 1), [m, 0.25], [m, 0.75]],
    '9': [...sides(0, 1 / 3, 2 / 3, 1), [m, 0.5]],
    T: [...sides(0, 1 / 3, 2 / 3, 1), [m, 1 / 6], [m, 5 / 6]],
  };
})();

/** The cards in a typed text such as "2h Kh 10s", or null if one is invalid. */
export function cardsIn(text: string): string[] | null {
  const found = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const [, rank = '', suit = ''] = /^(10|[2-9atjqk])([shdc])$/i.exec(one) ?? [];
      return rank && (rank === '10' ? 'T' : rank.toUpperCase()) + suit.toLowerCase();
    });
  return found.every(Boolean) ? found : null;
}
