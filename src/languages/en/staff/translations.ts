/** Originals and their translations. */
export const words = {};
