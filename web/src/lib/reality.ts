// Timing of reality checks.

const MINUTE = 60_000;

/** Whether a check is due: the interval has passed since sitting down or since the last answer. */
export function checkDue(seatedMs: number, toldMs: number, minutes: number): boolean {
  if (minutes <= 0 || seatedMs <= 0) return false;
  // Sitting down again restarts the interval.
  const since = toldMs > seatedMs ? 0 : toldMs;
  return seatedMs - since >= minutes * MINUTE;
}
