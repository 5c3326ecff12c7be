// Which chips a bet accepts. A stake that cannot be paid exactly is not offered.

import type { BetArea } from './protocol';

/** Whether a chip can be placed on an area. A bet with a fixed stake takes that, whatever the chip. */
export const takes = (area: Pick<BetArea, 'stake' | 'step'>, chip: number): boolean =>
  area.stake !== null || chip % area.step === 0;
