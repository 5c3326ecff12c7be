// Messages of the back office, the signs and the fairness page. Other screens never load them.

import type { FluentBundle } from '@fluent/bundle';
import { bundle, bundles, byTag, FALLBACK, message, type Values } from './catalogue';
import type { OfficeKey } from './keys';
import { language } from './words.svelte';

const ENGLISH = byTag(
  import.meta.glob<string>('@locales/en/office.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const LOADERS = byTag(
  import.meta.glob<string>(['@locales/*/office.ftl', '!@locales/en/*'], {
    query: '?raw',
    import: 'default',
  }),
);

const fallback = bundle(FALLBACK, ENGLISH[FALLBACK] ?? []);

class Catalogue {
  bundles: readonly FluentBundle[] = $state.raw([fallback]);

  async use(code: string): Promise<void> {
    this.bundles = await bundles(code, LOADERS[code], fallback);
  }
}

export const office = new Catalogue();

/** A message of the back office in the language of the screens. */
export function officeText(key: OfficeKey, values: Values = {}): string {
  return named(key, values) ?? key;
}

/** The message for a computed key, such as one for the name of an event, or null. */
export function named(key: string, values: Values = {}): string | null {
  return message(office.bundles, key, values);
}

/** Load the messages of the current language. */
export const loaded = (): Promise<void> => office.use(language.code);
