// When a patron is told how long they have played.

export const INTERVALS = [10, 20, 30, 60, 0] as const;
const DEFAULT = 30;
const KEPT = 'punto.reality';
const MINUTE = 60_000;

/** Whether it is time: an interval has passed since sitting down, or since the last one was answered. */
export function checkDue(seatedMs: number, toldMs: number, minutes: number): boolean {
  if (minutes <= 0 || seatedMs <= 0) return false;
  // Whoever sat down anew begins anew.
  const since = toldMs > seatedMs ? 0 : toldMs;
  return seatedMs - since >= minutes * MINUTE;
}

export function keptInterval(): number {
  const kept = localStorage.getItem(KEPT);
  const minutes = kept === null ? NaN : Number(kept);
  return (INTERVALS as readonly number[]).includes(minutes) ? minutes : DEFAULT;
}

export function keepInterval(minutes: number): void {
  localStorage.setItem(KEPT, String(minutes));
}
