import { describe, expect, it } from 'vitest';
import { percent } from './figures';

describe('a share in percent', () => {
  it('is rounded as the house writes it, halves to even', () => {
    expect(percent('0.13125')).toBe('13.12 %');
    expect(percent('-0.067010309278')).toBe('-6.70 %');
    expect(percent(null)).toBe('');
  });
});
