import { describe, expect, it } from 'vitest';
import { betting, offered, takes } from './stakes';

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

describe('a bet made after four cards', () => {
  const insurance = { key: 'insurance', after_four: true };
  const player = { key: 'player', after_four: false };
  const open = { bet: 'insurance', edge: '1.00', hit: '20.00' };

  it('is offered only while the coup takes it', () => {
    expect(offered(insurance, { phase: 'betting', mid_coup: [] })).toBe(false);
    expect(offered(insurance, { phase: 'mid-coup', mid_coup: [] })).toBe(false);
    expect(offered(insurance, { phase: 'mid-coup', mid_coup: [open] })).toBe(true);
  });

  it('leaves no other bet open', () => {
    expect(offered(player, { phase: 'mid-coup', mid_coup: [open] })).toBe(false);
    expect(offered(player, { phase: 'betting', mid_coup: [] })).toBe(true);
  });

  it('is a time of betting', () => {
    expect(betting({ phase: 'mid-coup' })).toBe(true);
    expect(betting({ phase: 'dealing' })).toBe(false);
  });
});
