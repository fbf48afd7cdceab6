/** What the database refuses, by its own English sentence. */
export const words = {};
