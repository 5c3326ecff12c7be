import { describe, expect, it } from 'vitest';
import { percent, zText } from './figures';
import { language } from './words/words.svelte';

describe('a share in percent', () => {
  it('is rounded as the house writes it, halves to even', () => {
    expect(percent('0.13125')).toBe('13.12 %');
    expect(percent('-0.067010309278')).toBe('-6.70 %');
    expect(percent(null)).toBe('');
  });
});

describe('a z-score', () => {
  it('has its sign, and the decimal mark of the language', async () => {
    expect([zText(1.5), zText(-0.126), zText(0), zText(null)]).toEqual([
      '+1.50',
      '-0.13',
      '0.00',
      '',
    ]);
    await language.use('es');
    expect(zText(1.5)).toBe('+1,50');
    await language.use('en');
  });
});
