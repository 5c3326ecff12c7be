import { describe, expect, it } from 'vitest';
import { pathTo, placeOf } from './router.svelte';

describe('addresses', () => {
  it('name a place, and the way back is the same', () => {
    expect(placeOf('/')).toEqual({ at: 'lobby' });
    expect(placeOf(pathTo.table('a/b 桌'))).toEqual({ at: 'table', table: 'a/b 桌' });
    expect(placeOf(pathTo.rules('x'))).toEqual({ at: 'rules', table: 'x' });
    expect(placeOf(pathTo.deal('x'))).toEqual({ at: 'deal', table: 'x' });
    expect(placeOf(pathTo.meter('m 1'))).toEqual({ at: 'meter', meter: 'm 1' });
    expect(placeOf(pathTo.sign('m 1'))).toEqual({ at: 'sign', meter: 'm 1' });
    expect(placeOf(pathTo.tableSign('x'))).toEqual({ at: 'table-sign', table: 'x' });
    expect(placeOf('/office')).toEqual({ at: 'office', path: '' });
    expect(placeOf('/office/coups/t%201/7')).toEqual({ at: 'office', path: 'coups/t 1/7' });
    expect(placeOf(pathTo.fairness('x', 2).split('?')[0] ?? '')).toEqual({ at: 'fairness' });
    expect(placeOf('/invite')).toEqual({ at: 'welcome' });
  });

  it('that lead nowhere say so', () => {
    for (const path of ['/nothing', '/tables/', '/tables/x/y', '/tables/%E0%A4%A'])
      expect(placeOf(path)).toEqual({ at: 'nowhere' });
  });
});
