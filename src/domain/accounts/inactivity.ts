/** Staff are signed out after so long without activity: 8 hours (docs/behaviour.md, section 9). */
export const INACTIVITY_LIMIT = 28_800_000;

export const INACTIVITY_CHECK = 300_000;

/** What counts as a sign of life (docs/behaviour.md, section 4). */
export const ACTIVITY_EVENTS = ['mousedown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether the last sign of life is too long ago. Both in milliseconds since 1970. */
export function isInactive(lastActivity: number, now: number): boolean {
  return now - lastActivity > INACTIVITY_LIMIT;
}
