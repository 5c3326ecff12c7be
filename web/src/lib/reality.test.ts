import { describe, expect, it } from 'vitest';
import { checkDue } from './reality';

const MINUTE = 60_000;

describe('a reality check', () => {
  it('comes at each interval, counted from the last answer', () => {
    expect(checkDue(29 * MINUTE, 0, 30)).toBe(false);
    expect(checkDue(30 * MINUTE, 0, 30)).toBe(true);
    expect(checkDue(31 * MINUTE, 31 * MINUTE, 30)).toBe(false);
    expect(checkDue(61 * MINUTE, 31 * MINUTE, 30)).toBe(true);
  });

  it('begins anew with a new seat, and never comes where it is off', () => {
    expect(checkDue(5 * MINUTE, 90 * MINUTE, 30)).toBe(false);
    expect(checkDue(999 * MINUTE, 0, 0)).toBe(false);
    expect(checkDue(0, 0, 10)).toBe(false);
  });
});
