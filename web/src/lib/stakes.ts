// Which chips a bet takes: a stake that could not be paid exactly is not offered.

import type { BetArea } from './protocol';

/** Whether a chip may be put on an area; a bet of one fixed stake takes that, whatever the chip. */
export const takes = (area: Pick<BetArea, 'stake' | 'step'>, chip: number): boolean => area.stake !== null || chip % area.step === 0;
