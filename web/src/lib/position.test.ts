import { beforeEach, describe, expect, it } from 'vitest';
import { view } from './fixtures';
import { waitsFor } from './position';
import type { View } from './protocol';
import { language, t } from './words/words.svelte';

const none = { holder: null, offered: null, bank: 0, hands: 0, hands_at_most: 2, declined: [] };
const offers = (change: Partial<NonNullable<View['position']>>, more: Partial<View> = {}): View =>
  view({ state: 'offer', position: { ...none, ...change }, ...more });

beforeEach(async () => {
  await language.use('en');
});

describe('while the position goes round', () => {
  it('a patron reads whose answer is awaited', () => {
    expect(waitsFor(offers({ offered: 5 }), 3)).toBe(t('position-asked', { n: 5 }));
  });

  it('a seat that declined reads that it is asked again in the next round', () => {
    const declined = offers({ offered: 5, declined: [3] });
    expect(waitsFor(declined, 3)).toBe(t('position-passed', { n: 5 }));
    expect(waitsFor(declined, 4)).toBe(t('position-asked', { n: 5 }));
  });

  it('the holder is awaited for the bank of another hand', () => {
    expect(waitsFor(offers({ holder: 5 }), 3)).toBe(t('position-posts', { n: 5 }));
    expect(waitsFor(offers({ holder: 5, bank: 20000 }), 3)).toBe('');
    expect(waitsFor(offers({ holder: 5 }, { state: 'result' }), 3)).toBe('');
  });

  it('nobody is told to wait for themselves, in a hand, or where the house banks', () => {
    expect(waitsFor(offers({ offered: 3 }), 3)).toBe('');
    expect(waitsFor(offers({ holder: 3 }), 3)).toBe('');
    expect(waitsFor(offers({ offered: 5 }, { phase: 'betting' }), 3)).toBe('');
    expect(waitsFor(view(), 3)).toBe('');
  });
});
