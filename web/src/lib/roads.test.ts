import { describe, expect, it } from 'vitest';
import type { RoadMark } from './protocol';
import { fitted, spoken } from './roads';

const mark = (column: number, row = 0, colour = 'banker'): RoadMark => ({ column, row, colour });

describe('a road on a board', () => {
  it('stands where the server put it while it fits', () => {
    const marks = [mark(0), mark(0, 1), mark(1, 0, 'player')];
    expect(fitted(marks, 10).map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('moves left when it is full, with one column free for the next', () => {
    const marks = Array.from({ length: 30 }, (_, column) => mark(column));
    const shown = fitted(marks, 12);
    expect(shown[0]).toMatchObject({ column: 0, mark: { column: 19 } });
    expect(shown.at(-1)).toMatchObject({ column: 10, mark: { column: 29 } });
  });

  it('counts a long tail as part of its width', () => {
    // The marks of a dragon's tail lie to the right of its first column.
    const shown = fitted([mark(0), mark(5, 5), mark(1, 0, 'player')], 4);
    expect(shown.map(({ mark: { column } }) => column)).toEqual([5]);
  });

  it('is empty before the first coup', () => {
    expect(fitted([], 20)).toEqual([]);
    expect(spoken([])).toBe('');
  });

  it('is read out by letters, with its ties', () => {
    expect(spoken([mark(0), { ...mark(1, 0, 'player'), ties: 2 }, mark(2, 0, 'tie')])).toBe(
      'B P+2T T',
    );
    expect(spoken([mark(0, 0, 'red'), mark(1, 0, 'blue')])).toBe('R B');
  });
});
