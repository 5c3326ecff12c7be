// Amounts and percentages as typed: in the marks of the reader's language, and no others.

import type { Currency } from './money';

interface Marks {
  decimal: string;
  group: string;
  /** Whole digits with the groups of the language. */
  grouped: (digits: string) => string;
}

const known = new Map<string, Marks>();

function marksOf(language: string): Marks {
  let marks = known.get(language);
  if (!marks) {
    const format = new Intl.NumberFormat(language, { useGrouping: 'always' });
    const parts = format.formatToParts(1234567.5);
    const mark = (type: string, usual: string): string => folded(parts.find((part) => part.type === type)?.value ?? usual);
    marks = { decimal: mark('decimal', '.'), group: mark('group', ','), grouped: (digits) => folded(format.format(BigInt(digits))) };
    known.set(language, marks);
  }
  return marks;
}

const FULL_WIDTH = 0xfee0;

/** Text with every space plain, and with narrow signs for those of full width, which Asian keyboards type. */
function folded(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH));
  return narrow.replaceAll('￥', '¥').replace(/\s/g, ' ');
}

/** Digits before and after the decimal mark, or null if the text is not a number of the language. */
function figureIn(text: string, language: string): { whole: string; places: string; marked: boolean } | null {
  const { decimal, group, grouped } = marksOf(language);
  const plain = folded(text).trim();
  const [head = '', places = '', ...more] = plain.split(decimal);
  const whole = head.replaceAll(group, '');
  if (more.length || !/^\d*$/.test(whole + places) || whole + places === '') return null;
  // Groups are as the language makes them, or the text is not what its writer meant.
  if (head !== whole && (whole === '' || head !== grouped(whole))) return null;
  return { whole, places, marked: head !== plain };
}

/** A typed decimal in units of its last place, or null if it is not one in this language. Zero is valid. */
export function parseFigure(text: string, exponent: number, language: string): number | null {
  const found = figureIn(text, language);
  if (!found || found.places.length > exponent) return null;
  const minor = Number(found.whole + found.places.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** A typed amount in minor units, or null if it is not a positive amount. It may have the sign or code of its currency. */
export function parseMoney(text: string, of: Currency, language: string): number | null {
  return parseFigure(withoutCurrency(folded(text).trim(), of, language), of.exponent, language) || null;
}

function withoutCurrency(text: string, { currency }: Currency, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = folded(format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency);
  for (const one of [sign, currency]) {
    if (text.startsWith(one)) return text.slice(one.length);
    if (text.endsWith(one)) return text.slice(0, -one.length);
  }
  return text;
}

/** An amount as a field holds it: the marks of the language, all places, no groups. */
export function figureText(minor: number, exponent: number, language: string): string {
  const unit = 10n ** BigInt(exponent);
  const places = exponent ? marksOf(language).decimal + String(BigInt(minor) % unit).padStart(exponent, '0') : '';
  return String(BigInt(minor) / unit) + places;
}

/** Percentages have four decimals, because rates are in millionths. */
export const RATE_PLACES = 4;

/** A rate in millionths as a field holds it: a percentage without idle places. */
export function rateText(ppm: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: RATE_PLACES }).format(ppm / 10 ** RATE_PLACES);
}

/** A typed percentage in millionths, or null if it is not one in this language. It may have its sign. */
export function parseRate(text: string, language: string): number | null {
  const plain = folded(text).trim();
  return parseFigure(plain.endsWith('%') ? plain.slice(0, -1) : plain, RATE_PLACES, language);
}

/** A valid amount, to show how one is typed. */
export const exampleText = (exponent: number, language: string): string => figureText(1250, exponent, language);

/** Typed text in the marks of another language. Text that is not a number is kept. */
export function rewritten(text: string, from: string, to: string): string {
  const found = figureIn(text, from);
  return found ? found.whole + (found.marked ? marksOf(to).decimal : '') + found.places : text;
}
