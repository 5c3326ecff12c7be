// What a patron waits for while the player-dealer position is offered around the table.

import type { View } from './protocol';
import { t } from './words/words.svelte';

/** The text for a seat that is not being asked; empty if nobody is asked. */
export function waitsFor(view: View, seat: number): string {
  const position = view.position;
  if (view.phase !== 'idle' || !position) return '';
  if (position.offered === null) {
    // The holder of the position posts a new bank for the next coup.
    const posts =
      view.state === 'offer' &&
      position.holder !== null &&
      position.holder !== seat &&
      !position.bank;
    return posts ? t('position-posts', { n: position.holder ?? 0 }) : '';
  }
  if (position.offered === seat) return '';
  // Also shown to a patron who takes a seat that has just declined.
  return t(position.declined.includes(seat) ? 'position-passed' : 'position-asked', {
    n: position.offered,
  });
}
