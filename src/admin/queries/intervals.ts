/**
 * How often the figures beside the navigation, new enquiries and waiting people are asked for, in
 * milliseconds.
 */
export const COUNTS_INTERVAL_MS = 30_000;
