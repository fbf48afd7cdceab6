/** The screen of one’s own account. */
export const words = {};
