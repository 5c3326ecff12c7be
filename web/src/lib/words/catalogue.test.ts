import { describe, expect, it } from 'vitest';
import { bundle, byTag, languagesIn, message, spokenBy } from './catalogue';

const english = bundle('en', [
  'greeting = Hello { $name }',
  'seats = { $n ->\n  [one] one seat\n *[other] { $n } seats\n }',
  'entries = { $n ->\n  [one] one entry\n *[other] { NUMBER($n) } entries\n }',
  'coup = Coup { $n }',
]);

describe('messages', () => {
  it('have their values in place', () => {
    expect(message([english], 'greeting', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('fall back to the next bundle, and to nothing', () => {
    const other = bundle('vi', ['coup = Ván { $n }']);
    expect(message([other, english], 'coup', { n: 7 })).toBe('Ván 7');
    expect(message([other, english], 'greeting', { name: 'Ada' })).toBe('Hello Ada');
    expect(message([other, english], 'no-such-key')).toBeNull();
  });

  it('choose a plural form by the rules of the language', () => {
    expect(message([english], 'seats', { n: 1 })).toBe('one seat');
    expect(message([english], 'seats', { n: 3 })).toBe('3 seats');
    const polish = bundle('pl', [
      'seats = { $n ->\n  [one] miejsce\n  [few] miejsca\n *[many] miejsc\n }',
    ]);
    expect([1, 2, 5, 22].map((n) => message([polish], 'seats', { n }))).toEqual([
      'miejsce',
      'miejsca',
      'miejsc',
      'miejsca',
    ]);
  });

  it('group the digits of quantities, not of names', () => {
    expect(message([english], 'entries', { n: 12345 })).toBe('12,345 entries');
    expect(message([english], 'coup', { n: 12345 })).toBe('Coup 12345');
    expect(message([bundle('vi', ['entries = { NUMBER($n) }'])], 'entries', { n: 12345 })).toBe(
      '12.345',
    );
  });
});

describe('languages', () => {
  const files = byTag({
    '/locales/xx/language.ftl': 'language-name = Xish\nlanguage-status = draft',
    '/locales/zh-Hant/language.ftl':
      'language-name = 繁\nlanguage-status = checked\nlanguage-matches = zh-TW zh-HK zh-MO',
    '/locales/zh-Hans/language.ftl':
      'language-name = 简\nlanguage-status = checked\nlanguage-matches = zh',
    '/locales/en/language.ftl': 'language-name = English\nlanguage-status = checked',
    '/locales/pt-BR/language.ftl': 'language-name = Português',
  });
  const languages = languagesIn(files);

  it('are those that have a folder, English first', () => {
    expect(languages.map((one) => one.tag)).toEqual(['en', 'pt-BR', 'xx', 'zh-Hans', 'zh-Hant']);
    expect(languages.map((one) => one.name)).toEqual(['English', 'Português', 'Xish', '简', '繁']);
  });

  it('are drafts until a native reader has checked them', () => {
    expect(languages.filter((one) => one.draft).map((one) => one.tag)).toEqual(['xx']);
  });

  it('are chosen as the browser asks, in its order', () => {
    const spoken = (...wanted: string[]): string => spokenBy(wanted, languages);
    expect(spoken('fr', 'zh-TW', 'en')).toBe('zh-Hant');
    expect(spoken('zh-Hant-HK')).toBe('zh-Hant');
    expect(spoken('zh-CN', 'zh-TW')).toBe('zh-Hans');
    expect(spoken('zh')).toBe('zh-Hans');
    expect(spoken('ZH_hk')).toBe('zh-Hant');
    expect(spoken('en-GB', 'zh')).toBe('en');
    expect(spoken('pt-PT')).toBe('pt-BR');
    expect(spoken('xxl', 'de')).toBe('en');
  });
});
