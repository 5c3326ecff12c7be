import { describe, expect, it } from 'vitest';
import type { Parameters } from './protocol';
import { parametersOf, typed } from './settings';
import { LANGUAGES } from './words/words.svelte';

const own: Parameters = {
  rates: { contribution_ppm: 260_000, reserve_ppm: 0, fixed_pays: 'tray' },
  seed: 500_000,
  limit: null,
  system: 'carded',
  executive_above: 1_000_000,
  most_wagered: 1_400,
};

describe('the settings of a meter', () => {
  it('come back from what is typed as they went', () => {
    for (const limit of [null, 10_000_000]) {
      for (const contribution_ppm of [0, 1, 245_000, 1_000_000]) {
        const parameters = { ...own, limit, rates: { ...own.rates, contribution_ppm } };
        for (const { tag } of LANGUAGES)
          expect(parametersOf(typed(parameters, 2, tag), 2, tag), tag).toEqual(parameters);
      }
    }
  });

  it('are written as people write them', () => {
    expect(typed(own, 2, 'en')).toMatchObject({
      seed: '5000.00',
      contribution: '26',
      reserve: '0',
      limit: '',
    });
    expect(
      typed({ ...own, rates: { ...own.rates, contribution_ppm: 5_000 } }, 2, 'es'),
    ).toMatchObject({ seed: '5000,00', contribution: '0,5' });
  });

  it('are none where a figure is none', () => {
    for (const change of [
      { seed: 'x' },
      { contribution: '' },
      { limit: 'none' },
      { reserve: '-1' },
      { executive: '1.001' },
      { most: '' },
    ]) {
      expect(parametersOf({ ...typed(own, 2, 'en'), ...change }, 2, 'en')).toBeNull();
    }
  });
});
