// HTTP requests to the server. Every failure is one sentence.

import { follow } from './follow';

/** 421: another process of the house owns the tables. */
const MISDIRECTED = 421;

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The key of the invalid setting. The message describes the fault. */
    readonly setting = '',
  ) {
    super(message);
  }
}

let token = '';

/** Set the session's CSRF token, sent with every request except GET. */
export function useToken(now: string): void {
  token = now;
}

interface ErrorBody {
  code?: string;
  message?: string;
  setting?: string;
}

/** The body of an answer. A failure is thrown as a Problem. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang || 'en',
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET' && token) headers['x-punto-token'] = token;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem(0, 'no-link', '');
  }
  const text = await answer.text();
  const read: unknown = text ? parsed(text) : null;
  if (answer.ok) return read as T;
  const failure = (read ?? {}) as ErrorBody;
  if (answer.status === MISDIRECTED && failure.code === 'elsewhere')
    void follow([answer.headers.get('location') ?? '']);
  throw new Problem(
    answer.status,
    failure.code ?? String(answer.status),
    failure.message ?? '',
    failure.setting,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path);
