/** The search over everything. */
export const words = {};
