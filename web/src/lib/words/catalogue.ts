// The message catalogue as the screens read it: languages, bundles and the choice of a language.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

/** The language that every message is written in first, and the fallback of all others. */
export const FALLBACK = 'en';

export type Values = Record<string, string | number>;

/** A language of the catalogue, as its `language.ftl` describes it. */
export interface LanguageInfo {
  tag: string;
  /** Its name in its own words. */
  name: string;
  /** No native reader has checked it yet. */
  draft: boolean;
  /** Tags, other than its own, that it is the best answer to. */
  matches: readonly string[];
}

/** Digits in groups, as the message asks with NUMBER($n); a number without it is a name and stays ungrouped. */
const NUMBER = ([given]: (FluentValue | undefined)[]): FluentValue =>
  new FluentNumber(given instanceof FluentNumber ? given.value : Number.NaN, { useGrouping: true });

/** The messages of Fluent sources in one language. */
export function bundle(tag: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false, functions: { NUMBER } });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** A message with its values, from the first bundle that has it; null if none has. */
export function message(bundles: readonly FluentBundle[], key: string, values: Values = {}): string | null {
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

/** A language's bundle and the fallback; the fallback alone if nothing has to be loaded. */
export async function bundles(tag: string, loaders: readonly (() => Promise<string>)[] | undefined, fallback: FluentBundle): Promise<FluentBundle[]> {
  if (!loaders) return [fallback];
  return [bundle(tag, await Promise.all(loaders.map((load) => load()))), fallback];
}

/** Files of the catalogue by language: the folder that each lies in. */
export function byTag<T>(files: Record<string, T>): Record<string, T[]> {
  const found: Record<string, T[]> = {};
  for (const [path, file] of Object.entries(files)) (found[path.split('/').at(-2) ?? ''] ??= []).push(file);
  return found;
}

/** All languages, the fallback first, from the texts of `language.ftl` by tag. */
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
 * The language for the first wanted tag that any language answers, else the fallback.
 *
 * A language answers its own tag and those it lists, and every tag that begins with one of them; the longest counts.
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
  const known = languages.flatMap(({ tag, matches }) => [tag, ...matches].filter(begins).map((by) => ({ tag, by })));
  known.sort((a, b) => b.by.length - a.by.length);
  const [primary] = wanted.split('-');
  return known[0]?.tag ?? languages.find(({ tag }) => tag.toLowerCase().split('-')[0] === primary)?.tag;
}
