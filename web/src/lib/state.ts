// What a table is doing, in words.

import type { LobbyTable } from './protocol';
import { t } from './words/words.svelte';

/** A table that deals by itself waits a moment; another waits for somebody to deal. */
export function stateText(state: LobbyTable['state'], mode: LobbyTable['mode']): string {
  return t(state === 'waiting' && mode === 'dealer' ? 'state-waiting-dealer' : `state-${state}`);
}
