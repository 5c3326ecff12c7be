import { describe, expect, it } from 'vitest';
import { netOf, uncoveredOf } from './outcome';
import type { ResultShown, SettledShown } from './protocol';

const line = (
  seat: number,
  bet: string,
  stake: number,
  won: number,
  stake_back: number,
): SettledShown => ({ seat, bet, stake, won, stake_back });
const ended = (...settled: SettledShown[]): ResultShown => ({
  coup: 7,
  winner: 'banker',
  player: 6,
  banker: 8,
  natural: true,
  player_pair: false,
  banker_pair: false,
  settled,
});

describe('what a coup brought a seat', () => {
  it('is what came beyond the stake', () => {
    expect(netOf(3, ended(line(3, 'banker', 2000, 1900, 2000)))).toBe(1900);
  });

  it('is a loss where less came back than was staked, though one of the bets won', () => {
    const mixed = ended(
      line(3, 'player', 1000, 0, 0),
      line(3, 'banker-dragon-bonus', 1000, 1000, 1000),
      line(3, 'fortune-7', 1000, 0, 0),
    );
    expect(netOf(3, mixed)).toBe(-1000);
  });

  it('is nothing where the stake came back, and not told to whom had none', () => {
    const push = ended(line(3, 'player', 1000, 0, 1000));
    expect(netOf(3, push)).toBe(0);
    expect(netOf(4, push)).toBeNull();
    expect(netOf(null, push)).toBeNull();
    expect(netOf(3, null)).toBeNull();
  });

  it('is for the player-dealer what all the others lost', () => {
    const hand = ended(
      line(1, 'player', 5000, 0, 0),
      line(2, 'banker', 2000, 2000, 2000),
      line(5, 'tie', 1000, 0, 1000),
    );
    expect(netOf(8, hand, 8)).toBe(3000);
    expect(netOf(2, hand, 8)).toBe(2000);
    expect(netOf(8, ended(line(5, 'tie', 1000, 0, 1000)), 8)).toBe(0);
    expect(netOf(8, ended(), 8)).toBeNull();
  });

  it('is less where the bank did not reach', () => {
    const short = ended(
      { ...line(3, 'player', 5000, 2000, 5000), uncovered: 3000 },
      { ...line(3, 'banker', 1000, 0, 1000), uncovered: 1000 },
      line(5, 'player', 1000, 1000, 1000),
    );
    expect(uncoveredOf(3, short)).toBe(4000);
    expect(uncoveredOf(5, short)).toBe(0);
    expect(uncoveredOf(null, short)).toBe(0);
    expect(uncoveredOf(3, null)).toBe(0);
  });
});
