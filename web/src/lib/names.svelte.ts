// What patrons and staff are called. The log and its views know ids alone, so that a name can be erased.

import { SvelteMap } from 'svelte/reactivity';
import type { AwardStaff, Patron } from './protocol';
import { get, Problem } from './rest';

const found = new SvelteMap<string, string>();
const staff = new SvelteMap<string, string>();
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

/** Ask for the names of staff at a meter's desk, where one of these ids was not asked for there before. */
export async function askStaff(meter: string, ids: Iterable<string>): Promise<void> {
  const fresh = [...ids].filter((id) => id && !asked.has(`${meter}/${id}`));
  if (!fresh.length) return;
  for (const id of fresh) asked.add(`${meter}/${id}`);
  try {
    const { names } = await get<AwardStaff>(`/api/meters/${encodeURIComponent(meter)}/staff`);
    for (const [id, name] of Object.entries(names)) staff.set(id, name);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 0) for (const id of fresh) asked.delete(`${meter}/${id}`);
  }
}

/** A member of staff by name and id, or the id alone where there is no name. */
export function calledStaff(id: string): string {
  const name = staff.get(id);
  return name ? `${name} (${id})` : id;
}

/** A patron's name and id, or the id alone where nobody has told the name. */
export function called(id: string): string {
  const name = found.get(id);
  return name ? `${name} (${id})` : id;
}
