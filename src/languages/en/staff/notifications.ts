/** Who is told of what. */
export const words = {};
