// The collection fees of a table as they are posted: a column may be waived for the hand.

import type { TableInfo } from './protocol';

/** The column of the schedule that whoever banks pays. */
export const BANKS = 'player-dealer';

export interface Fee {
  name: string;
  fee: number;
  waived: boolean;
}

/** Every fee of the schedule in force, the one for banking first, under the name it is given. */
export function feesOf(info: TableInfo, waived: readonly string[], banks: string): Fee[] {
  const banking = { name: banks, fee: info.player_dealer_fee, fee_column: BANKS };
  return [banking, ...info.bets]
    .filter((one) => one.fee > 0)
    .map(({ name, fee, fee_column }) => ({ name, fee, waived: waived.includes(fee_column) }));
}
