import { describe, expect, it } from 'vitest';
import cldr from '../../../src/puntobanco/words/cldr.json';
import table from '../../../tests/golden/typed-figures.json';
import { money, moneyShort } from './money';
import { exampleText, figureText, parseFigure, parseMoney, rateText, rewritten } from './typed';
import { bundle, message } from './words/catalogue';
import { LANGUAGES } from './words/words.svelte';

const usd = { currency: 'USD', exponent: 2 };
const yen = { currency: 'JPY', exponent: 0 };
const dinar = { currency: 'KWD', exponent: 3 };
const tags = LANGUAGES.map(({ tag }) => tag);

describe('a typed amount', () => {
  it.each(tags)('is read as the screen shows it in %s', (tag) => {
    for (const of of [usd, yen, dinar]) {
      for (const minor of [
        1, 50, 100, 1250, 99999, 100000, 123456, 1234500, 123456789, 9007199254740991,
      ]) {
        for (const shown of [
          money(minor, of, tag),
          moneyShort(minor, of, tag),
          figureText(minor, of.exponent, tag),
        ]) {
          expect(parseMoney(shown, of, tag), shown).toBe(minor);
        }
      }
    }
  });

  it.each(table.languages.all)('is read as the table says in %s', (tag) => {
    for (const [group, rows] of Object.entries(table.read)) {
      if (!(table.languages as Record<string, string[]>)[group]?.includes(tag)) continue;
      for (const [text, minors] of Object.entries(rows)) {
        const read = table.places.map((places) => parseFigure(text, places, tag));
        expect(read, `${text} in ${tag}`).toEqual(minors);
      }
    }
  });

  it.each(tags)('is nothing but a positive amount in %s', (tag) => {
    for (const wrong of [
      '',
      ' ',
      '.',
      ',',
      '0',
      '-1',
      '+1',
      'ten',
      '1e3',
      '0x10',
      '99999999999999',
      '1 200',
      '12 50',
      '1²',
      '$',
      '$$5',
      'USD',
      'EUR 5',
      '5 € $',
    ]) {
      expect(parseMoney(wrong, usd, tag), wrong).toBeNull();
    }
  });

  it('may have the sign or the code of its own currency', () => {
    for (const text of ['$12.50', '12.50 $', 'USD 12.50', '12.50 USD'])
      expect(parseMoney(text, usd, 'en'), text).toBe(1250);
    expect(parseMoney('￥1,200', yen, 'ja')).toBe(1200);
    expect(parseMoney('¥1200', yen, 'ja')).toBe(1200);
  });
});

describe('a typed figure', () => {
  it('may be zero', () => {
    expect(parseFigure('0', 2, 'en')).toBe(0);
    expect(parseFigure('0,00', 2, 'es')).toBe(0);
    expect(parseFigure('$5', 2, 'en')).toBeNull();
  });

  it.each(tags)('is filled in as it is read in %s', (tag) => {
    for (const ppm of [0, 1, 5000, 245_000, 260_000, 1_000_000])
      expect(parseFigure(rateText(ppm, tag), 4, tag)).toBe(ppm);
  });

  it('has no idle places as a rate', () => {
    expect(rateText(260_000, 'en')).toBe('26');
    expect(rateText(5_000, 'es')).toBe('0,5');
  });

  it('keeps its meaning when the language changes', () => {
    expect(rewritten('1.250', 'en', 'es')).toBe('1,250');
    expect(rewritten('1,234.5', 'en', 'vi')).toBe('1234,5');
    expect(rewritten('12.', 'en', 'es')).toBe('12,');
    expect(rewritten('1.250', 'es', 'en')).toBe('1250');
    expect(rewritten('12.50', 'en', 'es')).toBe('12,50');
    for (const kept of ['', 'none', '1250', '12,50'])
      expect(rewritten(kept, 'en', 'es')).toBe(kept);
  });

  it('has an example in the marks of the language', () => {
    expect(exampleText(2, 'en')).toBe('12.50');
    expect(exampleText(2, 'es')).toBe('12,50');
    expect(exampleText(3, 'en')).toBe('12.50');
    expect(exampleText(0, 'ja')).toBe('1250');
    for (const tag of tags)
      for (const exponent of [0, 2, 3])
        expect(parseFigure(exampleText(exponent, tag), exponent, tag)).toBeGreaterThan(0);
  });
});

describe('numbers', () => {
  const rowOf = (tag: string) =>
    cldr.find((row) => String(row[5]).split(' ').includes(tag)) ??
    cldr.find((row) =>
      String(row[5])
        .split(' ')
        .includes(tag.split('-')[0] ?? ''),
    );

  it.each(tags)('have the marks and groups of the server in %s', (tag) => {
    const [, , decimal, group, groups] = rowOf(tag) ?? [];
    const format = new Intl.NumberFormat(tag);
    const mark = (type: string): string | undefined =>
      format.formatToParts(1234567.5).find((part) => part.type === type)?.value;
    const sizes = (n: number): number[] =>
      format
        .formatToParts(n)
        .filter(({ type }) => type === 'integer')
        .map(({ value }) => value.length);
    const [last = 0, others = 0, first = 0] = groups as number[];
    expect([mark('decimal'), mark('group')]).toEqual([decimal, group]);
    expect(sizes(1234567)).toEqual([7 - last - others, others, last]);
    expect(sizes(1234)).toEqual(first === 1 ? [1, 3] : [4]);
    expect(sizes(12345)).toEqual([2, 3]);
  });

  it.each(tags)('have the same groups in messages in %s', (tag) => {
    const own = bundle(tag, ['count = { NUMBER($n) }']);
    for (const n of [999, 1234, 12345, 1234567])
      expect(message([own], 'count', { n })).toBe(new Intl.NumberFormat(tag).format(n));
  });
});
