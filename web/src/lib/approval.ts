// A second person's word for one act at one table or meter: the act in words, then card and password.

import type { ActShown, ApprovalGiven, ApprovalRequest } from './protocol';
import { post } from './rest';
import type { LanguageCode } from './words/words.svelte';

export type ApproverRole = 'supervisor' | 'executive';

/** An act that a second person has to approve, exactly as it will be sent. */
export type Act = ApprovalRequest['act'];

/** The act as the house tells it, in the language of whoever is to approve it. */
export async function actShown(act: Act, language: LanguageCode): Promise<ActShown> {
  return post<ActShown>(`/api/approvals/act?language=${language}`, act);
}

/** The reference that this act may name, once. */
export async function approve(act: Act, role: ApproverRole, card: string, password: string): Promise<string> {
  const given = await post<ApprovalGiven>('/api/approvals', { card, password, role, act });
  return given.reference;
}
