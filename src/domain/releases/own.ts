/** What `content_changes` names of your own kinds of content: as CONTENT of waiting-changes.ts. */
export const OWN_CONTENT = {};
