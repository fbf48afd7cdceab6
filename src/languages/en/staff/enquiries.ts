/** Enquiries and their answers. */
export const words = {};
