import { describe, expect, it } from 'vitest';
import { info } from './fixtures';
import { WatchedTable } from './floor.svelte';
import type { Item } from './protocol';
import { Seated } from './seated.svelte';

const returned = (change: Partial<Item>): Item => ({
  seq: 1,
  at: 0,
  kind: 'WagerReturned',
  coup: 1,
  seat: 1,
  bet: 'tie',
  amount: 500,
  ...change,
});

describe('a wager that the close of betting returned', () => {
  const desk = new WatchedTable('one');
  desk.info = info();
  const seated = new Seated(desk);

  it('is told with its reason, and with the bets that it needed by name', () => {
    expect(seated.returned([returned({ text: 'below-minimum' })])).toBe(
      'Tie $5 returned: below the minimum',
    );
    expect(seated.returned([returned({ text: 'needs', needs: ['player', 'banker'] })])).toBe(
      'Tie $5 returned: needs Player / Banker',
    );
  });
});
