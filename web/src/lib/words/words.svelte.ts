// The language of the screens. The server sends rules, refusals and names of bets in the same language.

import type { FluentBundle } from '@fluent/bundle';
import { faceOf, printed } from '../cards';
import { exampleText } from '../typed';
import {
  bundle,
  bundles,
  byTag,
  FALLBACK,
  languagesIn,
  message,
  spokenBy,
  type LanguageInfo,
  type Values,
} from './catalogue';
import type { PayLine, StatedFact } from '../protocol';
import type { ScreenKey } from './keys';

export type { Values } from './catalogue';

const KEPT = 'punto.language';

const DESCRIPTIONS = byTag(
  import.meta.glob<string>('@locales/*/language.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const ENGLISH = byTag(
  import.meta.glob<string>('@locales/en/{lists,screens,shared}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const LOADERS = byTag(
  import.meta.glob<string>(['@locales/*/{lists,screens,shared}.ftl', '!@locales/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);

/** The languages of the house, English first. */
export const LANGUAGES: readonly LanguageInfo[] = languagesIn(DESCRIPTIONS);

const fallback = bundle(FALLBACK, ENGLISH[FALLBACK] ?? []);

export function isLanguage(tag: string | null): tag is string {
  return LANGUAGES.some((one) => one.tag === tag);
}

/** The visitor's earlier choice, or the best match for the browser's languages. */
export function wantedLanguage(): string {
  const kept = localStorage.getItem(KEPT);
  return isLanguage(kept) ? kept : spokenBy(navigator.languages, LANGUAGES);
}

class Language {
  code = $state(FALLBACK);
  /** Bundles in which messages are looked up: the language, then English. */
  bundles: readonly FluentBundle[] = $state.raw([fallback]);

  async use(code: string): Promise<void> {
    this.bundles = await bundles(code, LOADERS[code], fallback);
    this.code = code;
    document.documentElement.lang = code;
    localStorage.setItem(KEPT, code);
  }
}

export const language = new Language();

/** A message of the catalogue in the language of the screens. */
export function t(key: ScreenKey, values: Values = {}): string {
  return known(key, values) ?? key;
}

const joined = (key: ScreenKey, texts: readonly string[]): string =>
  texts.filter(Boolean).reduce((a, b) => (a ? t(key, { a, b }) : b), '');

/** Texts as a list: "a, b, c" in English. */
export const listText = (texts: readonly string[]): string => joined('list-comma', texts);

/** Sentences after one another. */
export const sentences = (...texts: readonly string[]): string => joined('list-sentences', texts);

/** The message for a computed key, or null. */
export function known(key: string, values: Values = {}): string | null {
  return message(language.bundles, key, values);
}

/** A reason: a person's own words, or what the house states, in the language of the screens. */
export function reasonText(reason: string | StatedFact): string {
  if (typeof reason === 'string') return reason;
  const value = (one: StatedFact['params'][string]): string | number =>
    typeof one === 'object' ? reasonText(one) : one;
  const values = Object.fromEntries(
    Object.entries(reason.params).map(([name, one]) => [name, value(one)]),
  );
  return known(reason.code, values) ?? reason.code;
}

/** The name of a language in that language. A draft is marked in the reader's language. */
export function languageName({ name, draft }: LanguageInfo): string {
  return draft ? t('app-draft', { name }) : name;
}

/** A row of a bet: its condition and its payout. */
export const payText = ({ label, pays }: PayLine): string => t('table-pay-line', { label, pays });

/** Why typed text is not an amount, with an example of one. */
export const badAmount = (exponent: number): string =>
  t('table-bad-amount', { example: exampleText(exponent, language.code) });

/** The name of a card for screen readers. */
export function cardName(card: string): string {
  const { rank, suit } = faceOf(card);
  return t('card-name', {
    rank: known(`rank-${rank.toLowerCase()}`) ?? printed(rank),
    suit: t(`suit-${suit}`),
  });
}

/** A duration as minutes and seconds, or as hours and minutes if it is long. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h ? `${String(h)}:${two(m)}:${two(s)}` : `${String(m)}:${two(s)}`;
}
