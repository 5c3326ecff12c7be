// When a patron is told how long they have played.

const MINUTE = 60_000;

/** Whether it is time: an interval has passed since sitting down, or since the last one was answered. */
export function checkDue(seatedMs: number, toldMs: number, minutes: number): boolean {
  if (minutes <= 0 || seatedMs <= 0) return false;
  // Whoever sat down anew begins anew.
  const since = toldMs > seatedMs ? 0 : toldMs;
  return seatedMs - since >= minutes * MINUTE;
}
