/** What customers say. */
export const words = {};
