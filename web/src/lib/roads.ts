// Placement of road marks: the newest columns that fit on the board.

import type { RoadMark } from './protocol';

export const ROWS = 6;

export interface Placed {
  mark: RoadMark;
  /** The column on the board, from 0. */
  column: number;
  row: number;
}

/** The marks on a board with this many columns. One column stays free for the next mark. */
export function fitted(marks: readonly RoadMark[], columns: number): Placed[] {
  const last = marks.reduce((most, mark) => Math.max(most, mark.column), -1);
  const first = Math.max(0, last + 2 - columns);
  return marks
    .filter((mark) => mark.column >= first)
    .map((mark) => ({ mark, column: mark.column - first, row: mark.row }));
}

const LETTERS: Record<string, string> = { banker: 'B', player: 'P', tie: 'T', red: 'R', blue: 'B' };

/** A road as text for screen readers, oldest first: at most the last `most` marks. */
export function spoken(marks: readonly RoadMark[], most = 40): string {
  return marks
    .slice(-most)
    .map((mark) => (LETTERS[mark.colour] ?? '') + (mark.ties ? `+${String(mark.ties)}T` : ''))
    .join(' ');
}
