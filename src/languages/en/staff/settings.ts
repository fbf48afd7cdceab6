/** The owner’s settings. */
export const words = {};
