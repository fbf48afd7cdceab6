/** What waits, publishing and what is live. */
export const words = {};
