/** Your own kinds of content that visitors see: as in kinds.ts. */
export const OWN_CONTENT_KINDS = {};
