import { describe, expect, it } from 'vitest';
import { chipText, decimal, inChips, money, moneyParts, moneyShort, moneySigned } from './money';

const usd = { currency: 'USD', exponent: 2 };
const yen = { currency: 'JPY', exponent: 0 };
const dinar = { currency: 'KWD', exponent: 3 };

describe('money', () => {
  it('is written exactly, however large', () => {
    expect(decimal(5, 2)).toBe('0.05');
    expect(decimal(-123450, 2)).toBe('-1234.50');
    expect(decimal(7, 0)).toBe('7');
    expect(money(9007199254740991, usd)).toBe('$90,071,992,547,409.91');
  });

  it('drops places on signs only where it is whole', () => {
    expect(moneyShort(1000, usd)).toBe('$10');
    expect(moneyShort(1050, usd)).toBe('$10.50');
    expect(money(1000, usd)).toBe('$10.00');
    expect(moneyShort(1000, yen)).toBe('¥1,000');
    expect(money(1250, dinar)).toBe('KWD\u00a01.250');
    expect(moneyShort(2000, dinar)).toBe('KWD\u00a02');
  });

  it('shows the sign of a result', () => {
    expect(moneySigned(100, usd)).toBe('+$1.00');
    expect(moneySigned(-100, usd)).toBe('-$1.00');
    expect(moneySigned(0, usd)).toBe('$0.00');
  });

  it('has its signs in parts, each digit on its own', () => {
    expect(moneyParts(123450, usd, 'en')).toEqual([
      { sign: '$', kind: 'word' },
      { sign: '1', kind: 'digit' },
      { sign: ',', kind: 'mark' },
      { sign: '2', kind: 'digit' },
      { sign: '3', kind: 'digit' },
      { sign: '4', kind: 'digit' },
      { sign: '.', kind: 'mark' },
      { sign: '5', kind: 'digit' },
      { sign: '0', kind: 'digit' },
    ]);
    for (const language of ['en', 'es', 'vi', 'fr']) {
      expect(
        moneyParts(123456789, usd, language)
          .map(({ sign }) => sign)
          .join(''),
      ).toBe(money(123456789, usd, language));
    }
  });

  it('stands on a chip in a few characters', () => {
    expect(chipText(1000, 2, 'en')).toBe('10');
    expect(chipText(50, 2, 'en')).toBe('.50');
    expect(chipText(50, 2, 'es')).toBe(',50');
    expect(chipText(250, 2, 'vi')).toBe('2,50');
    expect(chipText(500000, 2, 'en')).toBe('5K');
    expect(chipText(150000, 2, 'en')).toBe('1.5K');
    expect(chipText(150000, 2, 'es')).toBe('1,5K');
    expect(chipText(125000, 2, 'en')).toBe('1250');
  });

  it('is made of chips exactly where that can be done, and says what they do not reach', () => {
    expect(inChips(3000, [1000, 2500])).toEqual({ stack: [1000, 1000, 1000], rest: 0 });
    expect(inChips(5500, [1000, 2500])).toEqual({ stack: [2500, 1000, 1000, 1000], rest: 0 });
    expect(inChips(1234567, [1000, 2500]).rest).toBeGreaterThan(0);
    expect(inChips(18500, [1000, 2500, 5000, 10000])).toEqual({
      stack: [10000, 5000, 2500, 1000],
      rest: 0,
    });
    expect(inChips(500, [1000])).toEqual({ stack: [], rest: 500 });
  });
});
