import { describe, expect, it } from 'vitest';
import { takes } from './stakes';

describe('a chip', () => {
  it('is taken where it is a multiple of what is paid exactly', () => {
    expect(takes({ stake: null, step: 2000 }, 2500)).toBe(false);
    expect(takes({ stake: null, step: 2000 }, 10000)).toBe(true);
    expect(takes({ stake: null, step: 1 }, 2500)).toBe(true);
  });

  it('does not matter on a bet of one stake', () => {
    expect(takes({ stake: 100, step: 25 }, 2510)).toBe(true);
  });
});
