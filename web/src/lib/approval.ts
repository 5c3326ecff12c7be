// A second person's word for one act at one table: a staff card and its holder's password.

import type { ApprovalGiven } from './protocol';
import { post } from './rest';

export type ApproverRole = 'supervisor' | 'executive';

/** The reference that a command may name, once. */
export async function approve(table: string, role: ApproverRole, card: string, password: string): Promise<string> {
  const given = await post<ApprovalGiven>('/api/approvals', { card, password, role, table });
  return given.reference;
}
