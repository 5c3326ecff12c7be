// What patrons are called. The log and its views know ids alone, so that a name can be erased.

import { SvelteMap } from 'svelte/reactivity';
import type { Patron } from './protocol';
import { get, Problem } from './rest';

const found = new SvelteMap<string, string>();
// Nothing is drawn from this.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const asked = new Set<string>();

async function ask(id: string): Promise<void> {
  try {
    const [patron] = await get<Patron[]>(`/api/patrons?${new URLSearchParams({ id }).toString()}`);
    if (patron?.name) found.set(id, patron.name);
  } catch (error) {
    // Whoever may not be told who it is sees the id; a lost link is tried again.
    if (!(error instanceof Problem)) throw error;
    if (error.status === 0) asked.delete(id);
  }
}

/** Ask for the names of patrons, each once. */
export function askNames(ids: Iterable<string>): void {
  for (const id of ids) {
    if (!id || asked.has(id)) continue;
    asked.add(id);
    void ask(id);
  }
}

/** A patron's name and id, or the id alone where nobody has told the name. */
export function called(id: string): string {
  const name = found.get(id);
  return name ? `${name} (${id})` : id;
}
