// Amounts and percentages as typed. One mark before one or two digits is a decimal mark in every language; the
// language decides only what could be either. `words/typed.py` reads by the same rules.

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
    const format = new Intl.NumberFormat(language);
    const parts = format.formatToParts(1234567.5);
    const mark = (type: string, usual: string): string =>
      folded(parts.find((part) => part.type === type)?.value ?? usual);
    marks = {
      decimal: mark('decimal', '.'),
      group: mark('group', ','),
      grouped: (digits) => folded(format.format(BigInt(digits))),
    };
    known.set(language, marks);
  }
  return marks;
}

const FULL_WIDTH = 0xfee0;

/** Text with every space plain, and with narrow signs for those of full width, which Asian keyboards type. */
function folded(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH),
  );
  return narrow.replaceAll('￥', '¥').replace(/\s/g, ' ');
}

const isDecimal = (mark: string): boolean => mark === '.' || mark === ',';

/** Where the decimal mark is; the end if there is none; null if that cannot be told. */
function decimalPlace(plain: string, exponent: number, { decimal, group }: Marks): number | null {
  const marks = [...plain].flatMap((sign, place) =>
    isDecimal(sign) || sign === group ? [place] : [],
  );
  const last = marks.at(-1);
  if (last === undefined) return plain.length;
  const mark = plain.charAt(last);
  const same = marks.filter((place) => plain.charAt(place) === mark).length;
  // The last of two kinds is the decimal mark, and occurs once.
  if (same < marks.length) return isDecimal(mark) && same === 1 ? last : null;
  if (same > 1) return plain.length;
  const places = plain.length - last - 1;
  const mayGroup = places === 3 && /^[1-9]\d{0,2}$/.test(plain.slice(0, last));
  if (isDecimal(mark) && places <= exponent && (!mayGroup || mark === decimal)) return last;
  return mayGroup && mark === group ? plain.length : null;
}

/** Whole digits without the marks between groups, or null if the groups are wrong. */
function withoutGroups(head: string, { group, grouped }: Marks): string | null {
  const digits = head.replace(/\D/g, '');
  const [mark, ...more] = new Set(head.replace(/\d/g, ''));
  if (mark === undefined) return head;
  if (more.length || !digits || !(isDecimal(mark) || mark === group)) return null;
  const byThrees = BigInt(digits)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, mark);
  return head === byThrees || (mark === group && head === grouped(digits)) ? digits : null;
}

/** Digits before and after the decimal mark, or null if the text is not a number of the language. */
function figureIn(
  text: string,
  exponent: number,
  language: string,
): { whole: string; places: string; marked: boolean } | null {
  const plain = folded(text).trim();
  const place = decimalPlace(plain, exponent, marksOf(language));
  if (place === null) return null;
  const [whole, places] = [
    withoutGroups(plain.slice(0, place), marksOf(language)),
    plain.slice(place + 1),
  ];
  if (whole === null || places.length > exponent || !/^\d+$/.test(whole + places)) return null;
  return { whole, places, marked: place < plain.length };
}

/** A typed decimal in units of its last place, or null if it is not one in this language. Zero is valid. */
export function parseFigure(text: string, exponent: number, language: string): number | null {
  const found = figureIn(text, exponent, language);
  if (!found) return null;
  const minor = Number(found.whole + found.places.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** A typed amount in minor units, or null if it is not a positive amount. It may have the sign or code of its currency. */
export function parseMoney(text: string, of: Currency, language: string): number | null {
  return (
    parseFigure(withoutCurrency(folded(text).trim(), of, language), of.exponent, language) || null
  );
}

function withoutCurrency(text: string, { currency }: Currency, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = folded(
    format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
  );
  for (const one of [sign, currency]) {
    if (text.startsWith(one)) return text.slice(one.length);
    if (text.endsWith(one)) return text.slice(0, -one.length);
  }
  return text;
}

/** An amount as a field holds it: the marks of the language, all places, no groups. */
export function figureText(minor: number, exponent: number, language: string): string {
  const unit = 10n ** BigInt(exponent);
  const places = exponent
    ? marksOf(language).decimal + String(BigInt(minor) % unit).padStart(exponent, '0')
    : '';
  return String(BigInt(minor) / unit) + places;
}

/** Percentages have four decimals, because rates are in millionths. */
export const RATE_PLACES = 4;

/** No amount and no percentage has more decimals. */
const MOST_PLACES = 4;

/** A rate in millionths as a field holds it: a percentage without idle places. */
export function rateText(ppm: number, language: string): string {
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    maximumFractionDigits: RATE_PLACES,
  }).format(ppm / 10 ** RATE_PLACES);
}

/** A typed percentage in millionths, or null if it is not one in this language. It may have its sign. */
export function parseRate(text: string, language: string): number | null {
  const plain = folded(text).trim();
  return parseFigure(plain.endsWith('%') ? plain.slice(0, -1) : plain, RATE_PLACES, language);
}

/** A valid amount, to show how one is typed. Two decimals at most: three could be a group. */
export const exampleText = (exponent: number, language: string): string =>
  figureText(1250, Math.min(exponent, 2), language);

/** Typed text in the marks of another language. Text that is not a number is kept. */
export function rewritten(text: string, from: string, to: string): string {
  const found = figureIn(text, MOST_PLACES, from);
  return found ? found.whole + (found.marked ? marksOf(to).decimal : '') + found.places : text;
}
