import { beforeEach, describe, expect, it } from 'vitest';
import { en } from './en';
import { cardName, fill, isLanguage, language, LANGUAGES, reasonText, spokenBy, stretch, t, type LanguageCode } from './words.svelte';

const places = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort();

beforeEach(async () => { await language.use('en'); });

describe('catalogues', () => {
  for (const code of Object.keys(LANGUAGES) as LanguageCode[]) {
    it(`${code} says everything, with the same values`, async () => {
      await language.use(code);
      const words: Record<string, string> = language.words;
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
    const made = [...sources.matchAll(/`([\w.-]+\.)\$\{/g)].map((found) => found[1] ?? '');
    const said = (key: string): boolean => sources.includes(`'${key}'`) || made.some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => !said(key))).toEqual([]);
  });

  it('hold every word that a screen shows', () => {
    const files = import.meta.glob<string>('../../**/*.svelte', { query: '?raw', import: 'default', eager: true });
    const own = Object.entries(files).flatMap(([path, text]) => {
      let markup = text.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
      while (/\{[^{}]*\}/.test(markup)) markup = markup.replace(/\{[^{}]*\}/g, '');
      const shown = [...markup.matchAll(/>([^<>]+)</g), ...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)];
      return shown.map((found) => `${path}: ${(found[1] ?? '').trim()}`).filter((one) => /: .*[A-Za-z]{2}/.test(one));
    });
    expect(own.filter((one) => !/: (CSV|&nbsp;|(\w[shdc] ?)+)$/.test(one))).toEqual([]);
  });

  it('another language takes effect at once and is kept', async () => {
    await language.use('zh-Hans');
    expect(t('state.no-more-bets')).toBe('停止下注');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(localStorage.getItem('punto.language')).toBe('zh-Hans');
  });

  it('values stand where the sentence wants them', () => {
    expect(t('lobby.seats', { taken: 3, seats: 7 })).toBe('3 of 7 seats taken');
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });

  it('names cards as they are read out', async () => {
    expect(cardName('Ks')).toBe('King of spades');
    expect(cardName('Th')).toBe('10 of hearts');
    await language.use('zh-Hans');
    expect(cardName('9d')).toBe('方块9');
  });

  it('says a reason from a list in the reader’s words, and leaves what was typed', async () => {
    expect(reasonText('cards-misread: the 3 was of clubs: camera 7')).toBe('The cards were misread: the 3 was of clubs: camera 7');
    await language.use('zh-Hant');
    expect(reasonText('house-addition: a birthday')).toBe('本場注資獎池: a birthday');
    expect(reasonText('a lamp is out')).toBe('a lamp is out');
  });

  it('follows what the browser asks for, in its order', () => {
    expect(spokenBy(['fr', 'zh-TW', 'en'])).toBe('zh-Hant');
    expect(spokenBy(['zh-Hant-HK'])).toBe('zh-Hant');
    expect(spokenBy(['zh-CN', 'zh-TW'])).toBe('zh-Hans');
    expect(spokenBy(['en-GB', 'zh'])).toBe('en');
    expect(spokenBy(['de'])).toBe('en');
  });

  it('knows which languages there are', () => {
    expect(isLanguage('en')).toBe(true);
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });

  it('writes stretches of time', () => {
    expect(stretch(61_000)).toBe('1:01');
    expect(stretch(3_723_000)).toBe('1:02:03');
    expect(stretch(-5)).toBe('0:00');
  });
});
