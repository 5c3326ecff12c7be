import { describe, expect, it } from 'vitest';
import { feesOf } from './fees';
import { info } from './fixtures';

const table = info();
const own: Record<string, [number, string]> = {
  player: [100, 'line'],
  banker: [100, 'line'],
  tie: [200, 'tie'],
};
const charged = info({
  player_dealer_fee: 300,
  bets: table.bets.map((bet) => {
    const [fee, fee_column] = own[bet.key] ?? [0, ''];
    return { ...bet, fee, fee_column };
  }),
});

describe('the fees of a table', () => {
  it('are none where the house banks', () => {
    expect(feesOf(table, [], 'Bank')).toEqual([]);
  });

  it('are all of the schedule, the one for banking first', () => {
    expect(feesOf(charged, [], 'Bank').map(({ name, fee }) => [name, fee])).toEqual([
      ['Bank', 300],
      ['Player', 100],
      ['Banker', 100],
      ['Tie', 200],
    ]);
  });

  it('say which are waived, by their column', () => {
    const waived = (columns: string[]): string[] =>
      feesOf(charged, columns, 'Bank')
        .filter((one) => one.waived)
        .map((one) => one.name);
    expect(waived([])).toEqual([]);
    expect(waived(['line'])).toEqual(['Player', 'Banker']);
    expect(waived(['tie', 'player-dealer'])).toEqual(['Bank', 'Tie']);
  });
});
