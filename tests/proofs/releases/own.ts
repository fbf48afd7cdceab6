/** Changes of your own kinds of content: as in changes.ts. */
export const OWN_CHANGES = {};
