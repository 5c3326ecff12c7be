// The dealer's next actions, derived from the view: which button is lit. The table decides.

import type { Console, TableInfo, View } from './protocol';

export type Primary = 'start' | 'start-game' | 'end-game';
export type PadUse = 'deal' | 'burn' | null;

/** The action that the coup waits for, or null. */
export function primary(info: TableInfo, view: View, console: Console | null): Primary | null {
  if (info.mode !== 'dealer') return null;
  if (view.phase === 'betting' || view.phase === 'mid-coup') return 'start-game';
  if (view.phase === 'result' && console?.settles !== false) return 'end-game';
  const ready = view.shoe?.burned && !console?.shoe_over;
  const banked = !info.player_dealt || Boolean(view.position?.bank);
  return view.phase === 'idle' && ready && banked && view.state !== 'disabled' ? 'start' : null;
}

export type PositionAct = 'offer' | 'decline' | 'give-up';

/** The action on the player-dealer position: offer it, or decline for a seat that does not answer. */
export function positionAct(view: View): PositionAct | null {
  const { position } = view;
  if (!position || view.phase !== 'idle' || position.bank) return null;
  if (position.offered !== null) return 'decline';
  const over = position.holder === null || position.hands >= position.hands_at_most;
  if (!over) return 'give-up';
  return view.state === 'disabled' ? null : 'offer';
}

/** Whether a dealer's table must offer the position next. Requires a shoe ready to deal. */
export function offerIsDue(info: TableInfo, view: View, console: Console | null): boolean {
  const ready = Boolean(view.shoe?.burned) && !console?.shoe_over;
  return info.mode === 'dealer' && ready && positionAct(view) === 'offer';
}

/** The use of an entered card. */
export function padUse(info: TableInfo, view: View, console: Console | null): PadUse {
  if (info.mode !== 'dealer') return null;
  if (view.phase === 'dealing') return 'deal';
  const toBurn = view.phase === 'idle' && view.shoe?.cut_by && !view.shoe.burned;
  return toBurn && console?.burn_option === 'points' ? 'burn' : null;
}

export type ShoeAct = 'new' | 'cut' | 'burn' | 'cut-card' | 'end';

/** The possible actions on the shoe. Before its last coup, only a supervisor can end it. */
export function shoeActs(view: View, console: Console | null, supervises: boolean): ShoeAct[] {
  const acts: ShoeAct[] = [];
  const { shoe } = view;
  const idle = view.phase === 'idle';
  if (!shoe) return idle ? ['new'] : [];
  if (idle && !shoe.cut_by) acts.push('cut');
  if (idle && shoe.cut_by && !shoe.burned && console?.burn_option !== 'points') acts.push('burn');
  if (shoe.burned && console?.coups_left === null && view.phase !== 'result') acts.push('cut-card');
  if (idle && shoe.cut_by && (supervises || console?.shoe_over)) acts.push('end');
  return acts;
}
