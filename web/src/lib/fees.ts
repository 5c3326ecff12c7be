// The posted collection fees of a table. A column can be waived for a coup.

import type { TableInfo } from './protocol';

/** The fee column of the player-dealer. */
export const BANKS = 'player-dealer';

export interface Fee {
  name: string;
  fee: number;
  waived: boolean;
}

/** All fees in force. The player-dealer's fee comes first, under the given name. */
export function feesOf(info: TableInfo, waived: readonly string[], banks: string): Fee[] {
  const banking = { name: banks, fee: info.player_dealer_fee, fee_column: BANKS };
  return [banking, ...info.bets]
    .filter((one) => one.fee > 0)
    .map(({ name, fee, fee_column }) => ({ name, fee, waived: waived.includes(fee_column) }));
}
