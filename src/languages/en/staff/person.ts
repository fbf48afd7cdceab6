/** Everything about one person. */
export const words = {};
