import { describe, expect, it } from 'vitest';
import { en } from './office/en';
import { named, o, office, OFFICE_LOADERS } from './office.svelte';
import { LANGUAGES } from './words.svelte';

const places = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort();

describe('catalogues of the office', () => {
  it('are there for every language of the house', () => {
    expect(Object.keys(OFFICE_LOADERS)).toEqual(expect.arrayContaining(Object.keys(LANGUAGES)));
  });

  for (const [code, load] of Object.entries(OFFICE_LOADERS)) {
    it(`${code} says everything, with the same values`, async () => {
      const words: Record<string, string> = await load();
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, sentence] of Object.entries(en)) {
        expect(words[key]?.trim(), key).toBeTruthy();
        expect(places(words[key] ?? ''), key).toEqual(places(sentence));
      }
    });
  }

  it('hold no sentence that nothing says', () => {
    const files = import.meta.glob<string>('../../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const sources = Object.entries(files).filter(([path]) => !/(en|zh-\w+|test)\.ts$/.test(path)).map(([, text]) => text).join('\n');
    const made = [...sources.matchAll(/(?:`|named\(')([\w.-]+\.)(?:\$\{|')/g)].map((found) => found[1] ?? '');
    const said = (key: string): boolean => sources.includes(`'${key}'`) || made.some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => !said(key))).toEqual([]);
  });

  it('leave alone what they do not know', async () => {
    await office.use('en');
    expect(o('period.shiftN', { n: 2 })).toBe('Shift 2');
    expect(named('act.e.', 'table-opened')).toBe('table opened');
    expect(named('act.e.', 'something-new')).toBe('something-new');
  });
});
