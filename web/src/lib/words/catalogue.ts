// The message catalogue of the screens: languages, bundles, and choice of language.

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';

/** The source language of all messages, and the fallback of all others. */
export const FALLBACK = 'en';

export type Values = Record<string, string | number>;

/** A language of the catalogue, as its `language.ftl` describes it. */
export interface LanguageInfo {
  tag: string;
  /** Its name in the language itself. */
  name: string;
  /** Whether it still needs a check by a native reader. */
  draft: boolean;
  /** Further tags that this language is the best match for. */
  matches: readonly string[];
}

/** Grouped digits for NUMBER($n) in a message. A number without it is an identifier and stays ungrouped. */
const NUMBER = ([given]: (FluentValue | undefined)[]): FluentValue =>
  new FluentNumber(given instanceof FluentNumber ? given.value : Number.NaN, {
    useGrouping: 'auto',
  });

/** The messages of Fluent sources in one language. */
export function bundle(tag: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false, functions: { NUMBER } });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** A message with its values, from the first bundle that has it, or null. */
export function message(
  bundles: readonly FluentBundle[],
  key: string,
  values: Values = {},
): string | null {
  for (const one of bundles) {
    const pattern = one.getMessage(key)?.value;
    if (pattern) return one.formatPattern(pattern, variables(values), []);
  }
  return null;
}

function variables(values: Values): Record<string, FluentVariable> {
  const plain = (value: string | number): FluentVariable =>
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

/** The bundle of a language and the fallback, or only the fallback if there is nothing to load. */
export async function bundles(
  tag: string,
  loaders: readonly (() => Promise<string>)[] | undefined,
  fallback: FluentBundle,
): Promise<FluentBundle[]> {
  if (!loaders) return [fallback];
  return [bundle(tag, await Promise.all(loaders.map((load) => load()))), fallback];
}

/** Files of the catalogue grouped by language, which is the name of their folder. */
export function byTag<T>(files: Record<string, T>): Record<string, T[]> {
  const found: Record<string, T[]> = {};
  for (const [path, file] of Object.entries(files))
    (found[path.split('/').at(-2) ?? ''] ??= []).push(file);
  return found;
}

/** All languages with the fallback first, from the texts of `language.ftl` by tag. */
export function languagesIn(files: Record<string, string[]>): LanguageInfo[] {
  const described = Object.entries(files).map(([tag, sources]): LanguageInfo => {
    const own = [bundle(tag, sources)];
    return {
      tag,
      name: message(own, 'language-name') ?? tag,
      draft: message(own, 'language-status') === 'draft',
      matches: (message(own, 'language-matches') ?? '').split(' ').filter(Boolean),
    };
  });
  const rank = (one: LanguageInfo): string => (one.tag === FALLBACK ? '' : one.tag);
  return described.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * The language for the first wanted tag that matches, or else the fallback.
 *
 * A language matches its own tag, those it lists, and every tag that begins with one of them. The longest match wins.
 */
export function spokenBy(wanted: readonly string[], languages: readonly LanguageInfo[]): string {
  for (const tag of wanted) {
    const found = answers(tag.toLowerCase().replaceAll('_', '-'), languages);
    if (found) return found;
  }
  return FALLBACK;
}

function answers(wanted: string, languages: readonly LanguageInfo[]): string | undefined {
  const begins = (tag: string): boolean => `${wanted}-`.startsWith(`${tag.toLowerCase()}-`);
  const known = languages.flatMap(({ tag, matches }) =>
    [tag, ...matches].filter(begins).map((by) => ({ tag, by })),
  );
  known.sort((a, b) => b.by.length - a.by.length);
  const [primary] = wanted.split('-');
  return (
    known[0]?.tag ?? languages.find(({ tag }) => tag.toLowerCase().split('-')[0] === primary)?.tag
  );
}
