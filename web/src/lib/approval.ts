// A second person's word for one act at a table, a meter or the house: the act in words, then card and password.

import { floor, type Said } from './floor.svelte';
import type { ActShown, ApprovalGiven, ApprovalRequest } from './protocol';
import { post } from './rest';

export type ApproverRole = 'supervisor' | 'executive' | 'admin';

/** An act that a second person has to approve, exactly as it will be sent. */
export type Act = ApprovalRequest['act'];

/** Who has to approve an act about staff, cards or the cage; null in a demonstration, where one person is enough. */
export const second = (...roles: ApproverRole[]): ApproverRole[] | null => (floor.house?.demonstration ? null : roles);

/** The act as the house tells it, in the language of whoever is to approve it. */
export async function actShown(act: Act, language: string): Promise<ActShown> {
  return post<ActShown>(`/api/approvals/act?language=${language}`, act);
}

/** The reference that this act may name, once. */
export async function approve(act: Act, role: ApproverRole, card: string, password: string): Promise<string> {
  const given = await post<ApprovalGiven>('/api/approvals', { card, password, role, act });
  return given.reference;
}

/** An act that was carried out over HTTP; its failure is the caller's to show. */
export async function carriedOut(act: Promise<unknown>): Promise<Said> {
  await act;
  return { accepted: true, sentence: '', done: null, allowed: null };
}
