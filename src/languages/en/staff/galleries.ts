/** Galleries and the pictures in them. */
export const words = {};
