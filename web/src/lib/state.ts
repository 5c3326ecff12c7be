// Texts for the state of a table.

import type { LobbyTable } from './protocol';
import { t } from './words/words.svelte';

/** An automatic table waits for its clock, a dealer's table for its dealer. */
export function stateText(state: LobbyTable['state'], mode: LobbyTable['mode']): string {
  return t(state === 'waiting' && mode === 'dealer' ? 'state-waiting-dealer' : `state-${state}`);
}
