// The language of the screens. Rules, refusals and names of bets come from the server in the same one.

import { faceOf, printed } from '../cards';
import { en, type Key, type Words } from './en';

export const LANGUAGES = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' } as const;
export type LanguageCode = keyof typeof LANGUAGES;

const KEPT = 'punto.language';
const LOADERS: Record<LanguageCode, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  'zh-Hans': async () => (await import('./zh-hans')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant')).zhHant,
};

export function isLanguage(code: string | null): code is LanguageCode {
  return code !== null && Object.hasOwn(LANGUAGES, code);
}

/** What the visitor chose before, or what the browser asks for. */
export function wantedLanguage(): LanguageCode {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return spokenBy(navigator.languages);
}

/** The language of ours that comes first among a browser's; where Chinese names no script, the place does. */
export function spokenBy(wanted: readonly string[]): LanguageCode {
  for (const one of wanted) {
    if (/^zh\b/i.test(one)) return /hant|-(tw|hk|mo)\b/i.test(one) ? 'zh-Hant' : 'zh-Hans';
    if (/^en\b/i.test(one)) return 'en';
  }
  return 'en';
}

class Language {
  code: LanguageCode = $state('en');
  words: Words = $state.raw(en);

  async use(code: LanguageCode): Promise<void> {
    this.words = await LOADERS[code]();
    this.code = code;
    document.documentElement.lang = code;
    localStorage.setItem(KEPT, code);
  }
}

export const language = new Language();

export type Values = Record<string, string | number>;

/** A sentence with its values in place. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A sentence of the catalogue in the language of the screens. */
export function t(key: Key, values: Values = {}): string {
  return fill(language.words[key], values);
}

/** The sentence under a key that was put together, where the catalogue has it. */
export function known(key: string): string | null {
  return key in language.words ? t(key as Key) : null;
}

/** Why somebody did something at a meter: what was chosen from a list in the reader's words, the rest as it was typed. */
export function reasonText(why: string): string {
  const [head = '', ...note] = why.split(': ');
  const reason = known(`meter.reason.${head}`) ?? known(`meter.adjust.${head}`);
  return reason === null ? why : [reason, ...note].join(': ');
}

/** The name of a card as it is read out. */
export function cardName(card: string): string {
  const { rank, suit } = faceOf(card);
  return t('card.name', { rank: known(`rank.${rank}`) ?? printed(rank), suit: t(`suit.${suit}`) });
}

/** Minutes and seconds of a stretch of time, or hours and minutes of a long one. */
export function stretch(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h ? `${String(h)}:${two(m)}:${two(s)}` : `${String(m)}:${two(s)}`;
}
