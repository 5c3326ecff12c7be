import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exactAmount } from './figures';
import { floor } from './floor.svelte';
import type { HouseShown, SettingState, SettingValue } from './protocol';
import { faultOf, fieldText, notationOf, valueText } from './sheetSettings';
import { loaded } from './words/office.svelte';
import { language, LANGUAGES } from './words/words.svelte';

const value = (
  notation: SettingValue['notation'],
  figure: number | null = null,
  name = '',
): SettingValue => ({ notation, name, figure });
const setting = (change: Partial<SettingState>): SettingState => ({
  key: 'one',
  label: 'One',
  kind: 'word',
  value: value('x'),
  choices: [],
  minimum: null,
  maximum: null,
  optional: false,
  editable: true,
  when: 'rule',
  applies: true,
  ...change,
});
const seed = setting({
  kind: 'amount',
  value: value('5000', 500_000),
  minimum: 0,
  maximum: 1_000_000_000,
});
const limit = setting({ kind: 'amount', optional: true, value: value('none', null, 'none') });
const rate = setting({
  kind: 'rate',
  value: value('26 %', 260_000),
  minimum: 0,
  maximum: 1_000_000,
});
const decks = setting({ kind: 'count', value: value(8, 8), minimum: 1, maximum: 16 });
const flag = setting({
  kind: 'flag',
  value: value(true, null, 'yes'),
  choices: [value(true, null, 'yes'), value(false, null, 'no')],
});
const unit = setting({
  kind: 'amount',
  value: value('0.05', 5),
  choices: [value('0.05', 5), value('1', 100)],
});

const before = floor.house;
beforeAll(async () => {
  floor.house = { currency: 'USD', exponent: 2 } as HouseShown;
  await language.use('en');
  await loaded();
});
afterAll(async () => {
  floor.house = before;
  await language.use('en');
});

describe('a setting of a sheet', () => {
  it('is shown by its kind', () => {
    expect(valueText('amount', seed.value)).toBe('$5,000.00');
    expect(valueText('amount', limit.value)).toBe('none');
    expect(valueText('rate', rate.value)).toBe('26 %');
    expect(valueText('count', decks.value)).toBe('8');
    expect(valueText('flag', flag.value)).toBe('yes');
    expect(valueText('word', value('10-100'))).toBe('10-100');
  });

  it('comes back from its field as it went, in every language', async () => {
    for (const { tag } of LANGUAGES) {
      await language.use(tag);
      expect(
        [seed, limit, rate, decks, flag, unit].map((one) => notationOf(one, fieldText(one))),
      ).toEqual(['5000.00', 'none', '26 %', 8, true, '0.05']);
    }
    await language.use('en');
  });

  it('is typed in the marks of the language', async () => {
    await language.use('es');
    expect(notationOf(seed, '1.234,50')).toBe('1234.50');
    expect(notationOf(rate, '0,5 %')).toBe('0.5 %');
    expect(notationOf(seed, '12.50')).toBe('12.50');
    expect(faultOf(seed, '12.5.0')).toContain('12.5.0');
    await language.use('en');
  });

  it('is the value of a choice as the sheet writes it', () => {
    expect(notationOf(unit, '1')).toBe('1');
    expect(notationOf(flag, 'false')).toBe(false);
  });

  it('has a fault if it is not a value', () => {
    for (const right of ['0', '12.50', '12,50', '1,000'])
      expect(faultOf(seed, right), right).toBe('');
    expect(faultOf(seed, '12,5,0')).toBe('One: 12,5,0 is not valid (example: 12.50).');
    expect(faultOf(seed, '')).not.toBe('');
    expect(faultOf(limit, '')).toBe('');
    expect(faultOf(rate, '120')).toBe('One: 120 % is too large (maximum 100 %).');
    expect(faultOf(rate, 'x')).toBe('One: x is not valid (example: 1.5).');
    expect(faultOf(decks, '1.5')).toBe('One: 1.5 is not a whole number.');
    expect(faultOf(decks, '0')).toBe('One: 0 is too small (minimum 1).');
    expect(faultOf(setting({}), '')).toBe('');
  });
});

describe('an exact amount', () => {
  it('has its places below a unit, and no idle ones', () => {
    expect([exactAmount(26_000_000), exactAmount(26_500_000), exactAmount(1)]).toEqual([
      '$0.26',
      '$0.265',
      '$0.00000001',
    ]);
  });
});
