// Formats of money. The server sends whole minor units.

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

/** A sign of an amount: a digit, a mark between digits, or part of the currency. */
export interface AmountSign {
  sign: string;
  kind: 'digit' | 'mark' | 'word';
}

const KINDS: Record<string, AmountSign['kind']> = {
  integer: 'digit',
  fraction: 'digit',
  group: 'mark',
  decimal: 'mark',
};

/** An amount as on a meter, sign by sign. */
export function moneyParts(minor: number, of: Currency, language: string): AmountSign[] {
  const text = decimal(minor, of.exponent) as Intl.StringNumericLiteral;
  const parts = formatOf(language, of.currency, false).formatToParts(text);
  return parts.flatMap(({ type, value }) =>
    [...value].map((sign) => ({ sign, kind: KINDS[type] ?? 'word' })),
  );
}

/** The text on a chip: the plain number, thousands as K, and no zero before the decimal mark. */
export function chipText(minor: number, exponent: number, language: string): string {
  const unit = 10 ** exponent;
  const thousands = minor >= 1000 * unit && minor % (100 * unit) === 0;
  const places = thousands || minor % unit === 0 ? 0 : exponent;
  const format = new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: places,
    maximumFractionDigits: Math.max(places, 1),
  });
  const parts = format.formatToParts(minor / unit / (thousands ? 1000 : 1));
  const shown = minor < unit ? parts.filter(({ type }) => type !== 'integer') : parts;
  return shown.map(({ value }) => value).join('') + (thousands ? 'K' : '');
}

/** The chips that make an amount, largest first. A part that no chips can make is `rest`. */
export function inChips(
  amount: number,
  chips: readonly number[],
): { stack: number[]; rest: number } {
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
function change(
  amount: number,
  values: readonly number[],
  from: number,
  tries: { left: number },
): number[] | null {
  if (amount === 0) return [];
  const chip = values[from];
  if (chip === undefined || amount < 0 || amount / chip > MOST_CHIPS || --tries.left < 0)
    return null;
  for (let count = Math.floor(amount / chip); count >= 0; count--) {
    const rest = change(amount - count * chip, values, from + 1, tries);
    if (rest) return [...Array.from({ length: count }, () => chip), ...rest];
  }
  return null;
}
