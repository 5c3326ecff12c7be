// Formatting and parsing of money. The server sends whole minor units.

export interface Currency {
  currency: string;
  exponent: number;
}

/** An amount as decimal text without rounding: 123450 with two decimals is "1234.50". */
export function decimal(minor: number, exponent: number): string {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const places = exponent ? '.' + digits.slice(-exponent) : '';
  return (minor < 0 ? '-' : '') + whole + places;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, currency: string, short: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${String(short)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
    } as Intl.NumberFormatOptions);
    formats.set(key, format);
  }
  return format;
}

/** An amount as on a meter: currency sign, thousands separators, all decimals. */
export function money(minor: number, of: Currency, language = 'en'): string {
  const text = decimal(minor, of.exponent) as Intl.StringNumericLiteral;
  return formatOf(language, of.currency, false).format(text);
}

/** An amount as on an area or a sign: no decimals if it is whole. */
export function moneyShort(minor: number, of: Currency, language = 'en'): string {
  const text = decimal(minor, of.exponent) as Intl.StringNumericLiteral;
  return formatOf(language, of.currency, true).format(text);
}

/** A net result, with a plus or minus sign. */
export function moneySigned(minor: number, of: Currency, language = 'en'): string {
  return (minor > 0 ? '+' : '') + money(minor, of, language);
}

/** The text on a chip: the plain number, thousands as K. */
export function chipText(minor: number, exponent: number): string {
  const unit = 10 ** exponent;
  if (minor >= 1000 * unit && minor % (100 * unit) === 0) return `${String(minor / unit / 1000)}K`;
  if (minor % unit === 0) return String(minor / unit);
  return decimal(minor, exponent).replace(/^0\./, '.');
}

/** A typed amount in minor units, or null if it is not a positive amount. */
export function parseMoney(text: string, exponent: number): number | null {
  return parseFigure(text, exponent) || null;
}

/** A typed decimal in units of its last place, or null if it is invalid. Zero is valid. */
export function parseFigure(text: string, exponent: number): number | null {
  const found = /^(\d{1,13})(?:\.(\d*))?$/.exec(text.trim().replace(/[,\s]/g, ''));
  if (!found) return null;
  const [, whole = '0', places = ''] = found;
  if (places.length > exponent) return null;
  const minor = Number(whole + places.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** The chips that make an amount, largest first. A part that no chips can make is `rest`. */
export function inChips(amount: number, chips: readonly number[]): { stack: number[]; rest: number } {
  const values = [...chips].filter((chip) => chip > 0).sort((a, b) => b - a);
  const exact = change(amount, values, 0, { left: MOST_TRIES });
  if (exact) return { stack: exact, rest: 0 };
  const stack: number[] = [];
  let rest = amount;
  for (const chip of values) {
    for (; rest >= chip && stack.length < MOST_CHIPS; rest -= chip) stack.push(chip);
  }
  return { stack, rest };
}

const MOST_CHIPS = 60;
const MOST_TRIES = 2000;

/** An exact combination of chips, preferring the largest, or null. */
function change(amount: number, values: readonly number[], from: number, tries: { left: number }): number[] | null {
  if (amount === 0) return [];
  const chip = values[from];
  if (chip === undefined || amount < 0 || amount / chip > MOST_CHIPS || --tries.left < 0) return null;
  for (let count = Math.floor(amount / chip); count >= 0; count--) {
    const rest = change(amount - count * chip, values, from + 1, tries);
    if (rest) return [...Array.from({ length: count }, () => chip), ...rest];
  }
  return null;
}
