/** Uploads and what became of them. */
export const words = {};
