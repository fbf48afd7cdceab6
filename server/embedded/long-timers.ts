/** A timer waits for at most 24.8 days: a longer wait would be one of a millisecond, with a warning. */
const LONGEST_MS = 2 ** 31 - 1;

let bounded: typeof setTimeout | undefined;

/**
 * PostgreSQL counts its waits by the wall clock, and the library hands them on as they are. After the clock
 * has gone back by a month it would ask for the same wait a thousand times a second.
 */
export function boundTimers(): void {
  if (globalThis.setTimeout === bounded) return;
  bounded = new Proxy(globalThis.setTimeout, {
    apply: (start, self, [task, ms = 0, ...rest]) =>
      Reflect.apply(start, self, [task, Math.min(ms, LONGEST_MS), ...rest]),
  });
  globalThis.setTimeout = bounded;
}
