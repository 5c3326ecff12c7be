import { describe, expect, it } from 'vitest';
import { rankOfKey, suitOfKey } from './cards';
import { ACT_KEYS, AREA_KEYS, meaning } from './keys';

describe('keys of the terminal', () => {
  it('mean one thing each', () => {
    const all = [...Object.values(AREA_KEYS), ...Object.values(ACT_KEYS)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('choose chips, bet, and act', () => {
    expect(meaning('1')).toEqual({ chip: 0 });
    expect(meaning('p')).toEqual({ area: 'player' });
    expect(meaning('X')).toEqual({ act: 'double' });
    expect(meaning('Backspace')).toEqual({ act: 'undo' });
    for (const other of ['0', 'Enter', 'Tab', 'é']) expect(meaning(other), other).toBeNull();
  });

  it('enter cards at the console without one key for two things', () => {
    expect(['a', '2', '9', '0', '1', 't', 'j', 'Q', 'K'].map(rankOfKey)).toEqual([
      'A',
      '2',
      '9',
      'T',
      'T',
      'T',
      'J',
      'Q',
      'K',
    ]);
    expect(['s', 'H', 'd', 'C'].map(suitOfKey)).toEqual(['s', 'h', 'd', 'c']);
    for (const key of ['s', 'h', 'd', 'c']) expect(rankOfKey(key)).toBeNull();
    for (const key of ['x', 'Enter', ' '])
      expect([rankOfKey(key), suitOfKey(key)]).toEqual([null, null]);
  });
});
