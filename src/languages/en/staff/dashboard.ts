/** The first screen. */
export const words = {};
