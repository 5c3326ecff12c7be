import { beforeEach, describe, expect, it } from 'vitest';
import {
  cardName,
  durationText,
  isLanguage,
  known,
  language,
  languageName,
  LANGUAGES,
  listText,
  reasonText,
  sentences,
  t,
} from './words.svelte';

beforeEach(async () => {
  await language.use('en');
});

describe('words of the screens', () => {
  it('are there in every language', async () => {
    const texts = new Set<string>();
    for (const { tag } of LANGUAGES) {
      await language.use(tag);
      expect(language.bundles[0]?.locales).toEqual([tag]);
      texts.add(t('app-language'));
    }
    expect(texts.size).toBe(LANGUAGES.length);
  });

  it('hold every word that a screen shows', () => {
    const files = import.meta.glob<string>('../../**/*.svelte', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const own = Object.entries(files).flatMap(([path, text]) => {
      let markup = text.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
      while (/\{[^{}]*\}/.test(markup)) markup = markup.replace(/\{[^{}]*\}/g, '');
      const shown = [
        ...markup.matchAll(/>([^<>]+)</g),
        ...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g),
      ];
      return shown
        .map((found) => `${path}: ${(found[1] ?? '').trim()}`)
        .filter((one) => /: .*[A-Za-z]{2}/.test(one));
    });
    expect(own.filter((one) => !/: (CSV|&nbsp;|(\w[shdc] ?)+)$/.test(one))).toEqual([]);
  });

  it('joins lists and sentences as the language does', async () => {
    expect([
      listText(['a', 'b', 'c']),
      listText(['a', '']),
      listText([]),
      sentences('A.', 'B.'),
    ]).toEqual(['a, b, c', 'a', '', 'A. B.']);
    await language.use('ja');
    expect([listText(['a', 'b']), sentences('A。', 'B。')]).toEqual(['a、b', 'A。B。']);
  });

  it('another language takes effect at once and is kept', async () => {
    const english = t('state-no-more-bets');
    const other = LANGUAGES.at(-1)?.tag ?? '';
    await language.use(other);
    expect(t('state-no-more-bets')).not.toBe(english);
    expect(document.documentElement.lang).toBe(other);
    expect(localStorage.getItem('punto.language')).toBe(other);
  });

  it('take their values', () => {
    expect(t('lobby-seats', { taken: 3, seats: 7 })).toContain('3');
    expect(known('no-such-key')).toBeNull();
  });

  it('mark a draft in the reader’s language', () => {
    const draft = { tag: 'xx', name: 'Xish', draft: true, matches: [] };
    expect(languageName(draft)).toBe(t('app-draft', { name: 'Xish' }));
    expect(languageName({ ...draft, draft: false })).toBe('Xish');
  });

  it('name cards as they are read out', async () => {
    expect(cardName('Ks')).toBe('King of spades');
    expect(cardName('Th')).toBe('10 of hearts');
    await language.use('zh-Hans');
    expect(cardName('9d')).toBe('方块9');
  });

  it('say what the house states in the reader’s language, and a person’s words as they are', async () => {
    const sealed = {
      code: 'shoe-sealed',
      params: { why: { code: 'fairness-seal-key', params: { needed: 'ab', key: 'cd' } } },
    };
    expect(reasonText(sealed)).toBe('the shoe does not open: sealed with key ab; this is key cd');
    await language.use('zh-Hans');
    expect(reasonText(sealed)).toBe('牌靴无法打开：以密钥 ab 封存；此密钥为 cd');
    expect(reasonText('a card fell')).toBe('a card fell');
    expect(reasonText({ code: 'of-a-newer-house', params: {} })).toBe('of-a-newer-house');
  });

  it('know which languages there are', () => {
    expect(isLanguage('en')).toBe(true);
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});

describe('stretches of time', () => {
  it('are written as clocks write them', () => {
    expect(durationText(61_000)).toBe('1:01');
    expect(durationText(3_723_000)).toBe('1:02:03');
    expect(durationText(-5)).toBe('0:00');
  });
});
