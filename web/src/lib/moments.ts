// Formats for dates and times: house time for staff and signs, the visitor's own time for patrons.

import { floor } from './floor.svelte';
import { language } from './words/words.svelte';

const zone = (): string => floor.house?.time_zone ?? 'UTC';
/** 12-hour clock in English, 24-hour clock in Chinese. */
const cycle = (): Intl.DateTimeFormatOptions =>
  language.code === 'en' ? {} : { hourCycle: 'h23' };

/** Date and time to the second for staff, in house time. */
export function houseMoment(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '';
  const at = new Date(ms);
  const year =
    at.getUTCFullYear() === new Date().getUTCFullYear() ? {} : { year: 'numeric' as const };
  return at.toLocaleString(language.code, {
    timeZone: zone(),
    ...year,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}

export function houseHour(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.code, {
    timeZone: zone(),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

export function houseDay(ms: number): string {
  return new Date(ms).toLocaleDateString(language.code, {
    timeZone: zone(),
    month: 'short',
    day: 'numeric',
  });
}

/** A short date and time in house time, as on a sign. */
export function houseMomentShort(ms: number): string {
  return new Date(ms).toLocaleString(language.code, {
    timeZone: zone(),
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...cycle(),
  });
}

/** Date and time for a visitor, in the browser's time zone. */
export function ownMoment(ms: number): string {
  return new Date(ms).toLocaleString(language.code, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...cycle(),
  });
}

/** Time of day in the browser's time zone, for terminals, consoles and signs. */
export function ownClock(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.code, {
    hour: '2-digit',
    minute: '2-digit',
    ...cycle(),
  });
}
