/** Visits and their times. */
export const words = {};
