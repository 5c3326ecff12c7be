// Words of the back office, the signs and the fairness page, in catalogues of their own.

import { en, type OfficeKey, type OfficeWords } from './office/en';
import { fill, language, type LanguageCode, type Values } from './words.svelte';

export const OFFICE_LOADERS: Record<string, () => Promise<OfficeWords>> = {
  en: () => Promise.resolve(en),
  'zh-Hans': async () => (await import('./office/zh-hans')).zhHans,
  'zh-Hant': async () => (await import('./office/zh-hant')).zhHant,
};

class Catalogue {
  words: OfficeWords = $state.raw(en);

  async use(code: LanguageCode): Promise<void> {
    const load = OFFICE_LOADERS[code];
    if (load) this.words = await load();
  }
}

export const office = new Catalogue();

/** A sentence of the back office in the language of the screens. */
export function o(key: OfficeKey, values: Values = {}): string {
  return fill(office.words[key], values);
}

/** A word that may not be in the catalogue, such as the name of an event; otherwise as it is. */
export function named(start: string, name: string): string {
  const key = start + name;
  return key in office.words ? o(key as OfficeKey) : name;
}

/** Load the words of the language that is spoken now. */
export const loaded = (): Promise<void> => office.use(language.code);
