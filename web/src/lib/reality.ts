// Timing of reality checks.

const MINUTE = 60_000;

/** Whether a check is due: the interval has passed since sitting down or since the last answer. */
export function checkDue(seatedMs: number, shownMs: number, minutes: number): boolean {
  if (minutes <= 0 || seatedMs <= 0) return false;
  // Sitting down again restarts the interval.
  const since = shownMs > seatedMs ? 0 : shownMs;
  return seatedMs - since >= minutes * MINUTE;
}
