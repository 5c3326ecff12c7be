import { describe, expect, it } from 'vitest';
import { recalled } from './fixtures';
import { replayed } from './replay';

describe('a coup that is shown again', () => {
  it('tells nothing that is not on the table yet', () => {
    const first = replayed(recalled(), 2);
    expect(first.cards).toHaveLength(2);
    expect(first.result).toBeNull();
    expect(first.player).toBeNull();
    expect(first.next_hand).toBe('player');
  });

  it('ends with its result, and a void one with its reason', () => {
    expect(replayed(recalled(), 4)).toMatchObject({
      state: 'result',
      player: 9,
      banker: 7,
      next_hand: null,
    });
    expect(replayed(recalled({ void: 'a card fell', result: null }), 4)).toMatchObject({
      state: 'void',
      why: 'a card fell',
      result: null,
    });
  });

  it('runs no clock and takes no bet', () => {
    expect(replayed(recalled(), 4)).toMatchObject({ ends: null, totals: {}, seats: [] });
  });
});
