/** Polling of figures, new enquiries and waiting people, in milliseconds. */
export const COUNTS_INTERVAL_MS = 30_000;

/** Options of what visitors and others change while a screen is open. */
export const POLLED = {
  refetchInterval: COUNTS_INTERVAL_MS,
  refetchOnWindowFocus: 'always',
} as const;
