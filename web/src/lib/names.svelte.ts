// Names of patrons and staff. The log and its views contain only ids, so that a name can be erased.

import { SvelteMap } from 'svelte/reactivity';
import type { AwardStaff, Patron } from './protocol';
import { get, Problem } from './rest';

const found = new SvelteMap<string, string>();
const staff = new SvelteMap<string, string>();
// Not displayed, so it need not be reactive.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const asked = new Set<string>();

async function ask(id: string): Promise<void> {
  try {
    const [patron] = await get<Patron[]>(`/api/patrons?${new URLSearchParams({ id }).toString()}`);
    if (patron?.name) found.set(id, patron.name);
  } catch (error) {
    // Without permission the id is shown. After a network failure, the name is requested again.
    if (!(error instanceof Problem)) throw error;
    if (error.status === 0) asked.delete(id);
  }
}

/** Request the names of patrons, each only once. */
export function askNames(ids: Iterable<string>): void {
  for (const id of ids) {
    if (!id || asked.has(id)) continue;
    asked.add(id);
    void ask(id);
  }
}

/** Request the names of staff on a meter's desk, if one of these ids has not been requested there before. */
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

/** A member of staff as "name (id)", or the id if the name is unknown. */
export function staffLabel(id: string): string {
  const name = staff.get(id);
  return name ? `${name} (${id})` : id;
}

/** A patron as "name (id)", or the id if the name is unknown. */
export function patronLabel(id: string): string {
  const name = found.get(id);
  return name ? `${name} (${id})` : id;
}
