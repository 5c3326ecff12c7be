// Formats for numbers, days and query strings of the back office.

import { floor } from './floor.svelte';
import { decimal, money, moneyShort } from './money';
import { language } from './words/words.svelte';

/** A query string. Empty values are left out. */
export function query(
  values: Record<string, string | number | boolean | null | undefined>,
): string {
  const kept = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export const amount = (minor: number | null | undefined): string =>
  minor === null || minor === undefined || !floor.house
    ? ''
    : money(minor, floor.house, language.code);

/** A short amount: no decimals if it is whole. */
export const amountShort = (minor: number): string =>
  floor.house ? moneyShort(minor, floor.house, language.code) : '';

/** An amount in millionths of a minor unit, to its last significant digit. */
export function exactAmount(ppm: number): string {
  const { house } = floor;
  if (!house) return '';
  const [least, most] = [house.exponent, house.exponent + 6];
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = new Intl.NumberFormat(language.code, {
    style: 'currency',
    currency: house.currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
  return format.format(decimal(ppm, most) as Intl.StringNumericLiteral);
}

export const count = (n: number | null | undefined): string =>
  n === null || n === undefined ? '' : n.toLocaleString(language.code);

/** A share as sent by the server ("0.0105…"), in percent. */
export function percent(share: string | number | null | undefined, places = 2): string {
  if (share === null || share === undefined) return '';
  // Round half to even, as in `punto report` and its files.
  const written = {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    roundingMode: 'halfEven',
  } as Intl.NumberFormatOptions;
  return `${(Number(share) * 100).toLocaleString(language.code, written)} %`;
}

/** A rate in millionths as a percentage, with all its decimals and no trailing zeros. */
export const percentOfPpm = (ppm: number): string =>
  `${(ppm / 10_000).toLocaleString(language.code, { maximumFractionDigits: 4 })} %`;

/** A z-score with its sign and two decimals. */
export function zText(z: number | null | undefined): string {
  if (z === null || z === undefined) return '';
  return z.toLocaleString(language.code, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** The day a number of days later, as YYYY-MM-DD. */
export function later(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
