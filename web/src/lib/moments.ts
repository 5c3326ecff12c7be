// Moments as they are written: by the house's clock for its staff and on its walls, by the visitor's own for patrons.

import { floor } from './floor.svelte';
import { language } from './words/words.svelte';

const zone = (): string => floor.house?.time_zone ?? 'UTC';
/** By twelve hours in English, by twenty-four in Chinese. */
const cycle = (): Intl.DateTimeFormatOptions => (language.code === 'en' ? {} : { hourCycle: 'h23' });

/** A moment for staff: by the house's clock, to the second, as its books have it. */
export function houseMoment(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '';
  const at = new Date(ms);
  const year = at.getUTCFullYear() === new Date().getUTCFullYear() ? {} : { year: 'numeric' as const };
  return at.toLocaleString(language.code, {
    timeZone: zone(), ...year, month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
  });
}

export function houseHour(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.code, { timeZone: zone(), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

export function houseDay(ms: number): string {
  return new Date(ms).toLocaleDateString(language.code, { timeZone: zone(), month: 'short', day: 'numeric' });
}

/** A day and a time where there is little room, as on a sign. */
export function houseMomentShort(ms: number): string {
  return new Date(ms).toLocaleString(language.code, { timeZone: zone(), day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', ...cycle() });
}

/** A moment for a visitor, wherever they are: the day and the time. */
export function ownMoment(ms: number): string {
  return new Date(ms).toLocaleString(language.code, { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...cycle() });
}

/** The clock of the machine that shows it, as a terminal, a console or a sign does. */
export function ownClock(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.code, { hour: '2-digit', minute: '2-digit', ...cycle() });
}
