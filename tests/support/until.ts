import { vi } from 'vitest';

/** Waits for what is expected: a second, the default, may go by on a busy machine. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
