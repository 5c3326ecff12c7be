// Approval of one act by a second person: show the act in words, then take card and password.

import { floor, type CommandOutcome } from './floor.svelte';
import type { ActShown, ApprovalGiven, ApprovalRequest } from './protocol';
import { post } from './rest';

export type ApproverRole = 'supervisor' | 'executive' | 'admin';

/** An act for a second person to approve, exactly as it will be sent. */
export type Act = ApprovalRequest['act'];

/** Roles that may approve an act about staff, cards or the cage; null in a demonstration, which needs no approval. */
export const second = (...roles: ApproverRole[]): ApproverRole[] | null =>
  floor.house?.demonstration ? null : roles;

/** The act as described by the server, in the approver's language. */
export async function actShown(act: Act, language: string): Promise<ActShown> {
  return post<ActShown>(`/api/approvals/act?language=${language}`, act);
}

/** The reference for using the approval once, with this act. */
export async function approve(
  act: Act,
  role: ApproverRole,
  card: string,
  password: string,
): Promise<string> {
  const given = await post<ApprovalGiven>('/api/approvals', { card, password, role, act });
  return given.reference;
}

/** The outcome of an act sent over HTTP. Failures reach the caller as exceptions. */
export async function carriedOut(act: Promise<unknown>): Promise<CommandOutcome> {
  await act;
  return { accepted: true, sentence: '', done: null, allowed: null };
}
