// What a patron waits for while the player-dealer position goes round the table.

import type { View } from './protocol';
import { t } from './words/words.svelte';

/** The sentence for a seat that is not asked itself; empty where nobody is asked. */
export function waitsFor(view: View, seat: number): string {
  const position = view.position;
  if (view.phase !== 'idle' || !position) return '';
  if (position.offered === null) {
    // Whoever holds the position puts up a bank of their own for the next hand.
    const posts = view.state === 'offer' && position.holder !== null && position.holder !== seat && !position.bank;
    return posts ? t('position-posts', { n: position.holder ?? 0 }) : '';
  }
  if (position.offered === seat) return '';
  // Also for whoever sits down where somebody has just declined.
  return t(position.declined.includes(seat) ? 'position-passed' : 'position-asked', { n: position.offered });
}
