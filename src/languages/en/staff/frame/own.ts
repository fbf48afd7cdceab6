/** What your own screens, sections and kinds say to staff. */
export const messages = {};
