// Which chips a bet accepts. A stake that cannot be paid exactly is not offered.

import type { BetArea, View } from './protocol';

/** Whether a chip can be placed on an area. A bet with a fixed stake takes that, whatever the chip. */
export const takes = (area: Pick<BetArea, 'stake' | 'step'>, chip: number): boolean =>
  area.stake !== null || chip % area.step === 0;

/** Whether wagers are taken now: before the cards, or after four of them. */
export const betting = (view: Pick<View, 'phase'>): boolean =>
  view.phase === 'betting' || view.phase === 'mid-coup';

/** Whether a bet can be made at this time of the coup. */
export const offered = (
  area: Pick<BetArea, 'key' | 'after_four'>,
  view: Pick<View, 'phase' | 'mid_coup'>,
): boolean =>
  view.phase === 'mid-coup'
    ? (view.mid_coup ?? []).some((one) => one.bet === area.key)
    : !area.after_four;
