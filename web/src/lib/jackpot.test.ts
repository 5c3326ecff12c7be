import { describe, expect, it } from 'vitest';
import { cardsIn } from './cards';
import { awardedTo, handAt, marking, nextStep, recentWin, seatsOf } from './jackpot';
import type {
  AwardShown,
  HandShown,
  MeterHands,
  MeterShown,
  StepShown,
  WinShown,
} from './protocol';

const win: WinShown = {
  table: 'one',
  name: 'One',
  coup: 7,
  seats: [1, 5],
  amount: 100,
  each: 50,
  won: 'all',
  after: 50,
  at: 1_000_000,
};
const shown = { wins: [win] } as unknown as MeterShown;
const award = (status: AwardShown['status']): AwardShown => ({ status }) as AwardShown;
const step = (done: boolean): StepShown => ({
  key: 'log',
  caption: 'Card',
  actors: [],
  done,
  award: null,
});
const hand = (change: Partial<HandShown>): HandShown => ({
  table: 'one',
  coup: 7,
  phase: 'stood',
  marked: true,
  called: false,
  seats: [],
  steps: [],
  awards: [],
  ...change,
});
const hands = (one: HandShown): MeterHands => ({ hands: [one] }) as unknown as MeterHands;

describe('a meter on screens', () => {
  it('calls a win out while it is news', () => {
    expect(recentWin(shown, win.at + 60_000)).toBe(win);
    expect(recentWin(shown, win.at + 120_000)).toBeNull();
    expect(recentWin({ ...shown, wins: [] }, 0)).toBeNull();
    expect(seatsOf(win)).toBe('1, 5');
  });

  it('adds a confirmed award to what its own coup brought a seat', () => {
    expect(awardedTo(5, shown, 'one', 7)).toBe(50);
    expect(awardedTo(2, shown, 'one', 7)).toBe(0);
    expect(awardedTo(5, shown, 'one', 8)).toBe(0);
    expect(awardedTo(5, shown, 'two', 7)).toBe(0);
    expect(awardedTo(null, shown, 'one', 7)).toBe(0);
    expect(awardedTo(5, null, 'one', 7)).toBe(0);
  });

  it('shows a hand for as long as there is something to do about it', () => {
    expect(handAt(hands(hand({})), 'one')).not.toBeNull();
    expect(handAt(hands(hand({})), 'two')).toBeNull();
    expect(handAt(null, 'one')).toBeNull();
    expect(handAt(hands(hand({ phase: 'ended' })), 'one')).toBeNull();
    expect(
      handAt(hands(hand({ phase: 'ended', awards: [award('verified')] })), 'one'),
    ).not.toBeNull();
    expect(handAt(hands(hand({ phase: 'ended', awards: [award('paid')] })), 'one')).toBeNull();
  });

  it('lets hands be marked once the result stands, at a table that has marks', () => {
    expect(marking(hand({}))).toBe(true);
    expect(marking(hand({ phase: 'locked' }))).toBe(false);
    expect(marking(hand({ marked: false }))).toBe(false);
    expect(marking(hand({ phase: 'ended', awards: [award('hit')] }))).toBe(true);
  });

  it('knows the step that comes next', () => {
    expect(nextStep(hand({ steps: [step(true), step(false), step(false)] }))).toBe(1);
    expect(nextStep(hand({ steps: [step(true)] }))).toBeNull();
  });

  it('reads cards as people write them', () => {
    expect(cardsIn(' 2h kH, 10s TS ')).toEqual(['2h', 'Kh', 'Ts', 'Ts']);
    expect(cardsIn('')).toEqual([]);
    expect(cardsIn('2h 1x')).toBeNull();
  });
});
