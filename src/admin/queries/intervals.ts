/** Polling of figures, new enquiries and waiting people, in milliseconds. */
export const COUNTS_INTERVAL_MS = 30_000;
