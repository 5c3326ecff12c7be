// A second person's word for one act at one table or meter: a staff card and its holder's password.

import type { ApprovalGiven } from './protocol';
import { post } from './rest';

export type ApproverRole = 'supervisor' | 'executive';

/** Where an approval counts. */
export type Place = { table: string } | { meter: string };

/** The reference that a command may name, once. */
export async function approve(place: Place, role: ApproverRole, card: string, password: string): Promise<string> {
  const given = await post<ApprovalGiven>('/api/approvals', { card, password, role, ...place });
  return given.reference;
}
