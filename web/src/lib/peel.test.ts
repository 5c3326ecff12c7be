import { describe, expect, it } from 'vitest';
import { fold, grip, polygon } from './peel';

const [w, h] = [100, 140];

describe('a card that is peeled', () => {
  it('is not lifted where nothing was dragged, or outwards', () => {
    expect(fold({ x: 100, y: 140 }, { x: 100, y: 140 }, w, h)).toBeNull();
    expect(fold({ x: 50, y: 140 }, { x: 50, y: 200 }, w, h)).toBeNull();
  });

  it('folds halfway between where it was taken and where it is held', () => {
    const bend = fold({ x: 50, y: 140 }, { x: 50, y: 70 }, w, h);
    expect(bend?.lifted).toBeCloseTo(0.25);
    expect(Math.min(...(bend?.flap ?? []).map((p) => p.y))).toBeCloseTo(105);
    expect(Math.max(...(bend?.back ?? []).map((p) => p.y))).toBeCloseTo(105);
  });

  it('brings the point that was taken to the point where it is held', () => {
    const [from, to] = [
      { x: 100, y: 140 },
      { x: 40, y: 60 },
    ];
    const [a, b, c, d, e, f] = fold(from, to, w, h)?.matrix ?? [0, 0, 0, 0, 0, 0];
    // The face is mirrored: seen from its own side, the corner is on the left.
    const face = { x: w - from.x, y: from.y };
    expect(a * face.x + c * face.y + e).toBeCloseTo(to.x);
    expect(b * face.x + d * face.y + f).toBeCloseTo(to.y);
  });

  it('never shows the face mirrored', () => {
    for (const to of [
      { x: 10, y: 20 },
      { x: 90, y: 70 },
      { x: 60, y: 139 },
    ]) {
      const [a, b, c, d] = fold({ x: 100, y: 140 }, to, w, h)?.matrix ?? [0, 0, 0, 0];
      expect(a * d - b * c).toBeCloseTo(1);
    }
  });

  it('is taken at the nearest corner or edge', () => {
    expect(grip({ x: 92, y: 130 }, w, h)).toEqual({ x: 100, y: 140 });
    expect(grip({ x: 52, y: 120 }, w, h)).toEqual({ x: 50, y: 140 });
    expect(grip({ x: 48, y: 68 }, w, h)).toEqual({ x: 0, y: 70 });
  });

  it('writes a polygon for CSS, also where nothing is left', () => {
    expect(
      polygon([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 2 },
      ]),
    ).toBe('polygon(0.00px 0.00px, 1.00px 0.00px, 1.00px 2.00px)');
    expect(polygon([])).toBe('polygon(0 0, 0 0, 0 0)');
  });
});
