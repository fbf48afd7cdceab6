/** Colleagues and what they may do. */
export const words = {};
