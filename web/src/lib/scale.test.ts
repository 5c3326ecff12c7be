import { describe, expect, it } from 'vitest';
import { band, path, scale, some, ticks } from './scale';

describe('scales', () => {
  it('have round steps that hold everything', () => {
    expect(ticks(0, 97)).toEqual([0, 50, 100]);
    expect(ticks(-3, 11)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks(7, 7)).toEqual([7]);
    expect(ticks(0, 1)).toEqual([0, 0.5, 1]);
    expect(ticks(0, 1, true)).toEqual([0, 1]);
    expect(ticks(0, 3, true)).toEqual([0, 1, 2, 3]);
    for (const [least, most] of [
      [0, 1],
      [-1234, 87],
      [0.001, 0.017],
    ] as const) {
      const found = ticks(least, most);
      expect(found[0]).toBeLessThanOrEqual(least);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThan(9);
    }
  });

  it('put values where they belong, and one value somewhere', () => {
    expect(scale([0, 10], [100, 0])(5)).toBe(50);
    expect(scale([3, 3], [0, 10])(3)).toBe(0);
  });

  it('draw lines with gaps, and bands that close', () => {
    expect(path([[0, 0], [1, 1], null, [3, 0], [4, 2]])).toBe('M0.0 0.0L1.0 1.0M3.0 0.0L4.0 2.0');
    expect(
      band(
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 2],
          [1, 2],
        ],
      ),
    ).toBe('M0.0 0.0L1.0 0.0L1.0 2.0L0.0 2.0Z');
    expect(band([], [])).toBe('');
  });

  it('choose some of many', () => {
    expect(some(3, 6)).toEqual([0, 1, 2]);
    expect(some(24, 4)).toEqual([0, 8, 15, 23]);
  });
});
