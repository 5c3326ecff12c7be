import { beforeEach, describe, expect, it } from 'vitest';
import { percent, percentOfPpm } from './figures';
import { house } from './fixtures';
import { floor } from './floor.svelte';
import { houseDay, houseHour, houseMoment, houseMomentShort, ownClock, ownMoment } from './moments';
import { language } from './words/words.svelte';

// 8:30 pm on January 4 in Los Angeles. The machine's own time zone must not matter.
const EVENING = Date.UTC(2027, 0, 5, 4, 30, 15);

beforeEach(async () => {
  await language.use('en');
  floor.house = house({ time_zone: 'America/Los_Angeles' });
});

describe('moments', () => {
  it('are by the house’s clock for its staff', () => {
    expect(houseMoment(EVENING)).toMatch(/Jan 4,.* 20:30:15$/);
    expect(houseHour(EVENING)).toBe('20:30');
    expect(houseDay(EVENING)).toBe('Jan 4');
    expect(houseMomentShort(EVENING)).toMatch(/Jan 4, 08:30\sPM/);
    expect(houseMoment(null)).toBe('');
  });

  it('are by the visitor’s own clock for patrons', async () => {
    const noon = new Date(2027, 0, 5, 12, 30).getTime();
    expect(ownMoment(noon)).toContain('Jan 5, 2027');
    await language.use('zh-Hant');
    expect(ownMoment(noon)).toMatch(/^2027年1月5日\s12:30$/);
    expect(ownClock(noon + 3_600_000)).toBe('13:30');
  });
});

describe('figures', () => {
  it('lose no place of a rate', () => {
    expect(percentOfPpm(12_345)).toBe('1.2345 %');
    expect(percentOfPpm(200_000)).toBe('20 %');
    expect(percentOfPpm(1)).toBe('0.0001 %');
  });

  it('write a share with the places that are asked for', () => {
    expect(percent('0.010579')).toBe('1.06 %');
    expect(percent(0.25, 1)).toBe('25.0 %');
    expect(percent(null)).toBe('');
  });
});
