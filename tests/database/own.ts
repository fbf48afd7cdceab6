/** What is tried on your own tables: as in access-statements.ts. */
export const OWN_STATEMENTS = {};

/** Who may do it: lines as those of access-tables.test.ts. */
export const OWN_ANSWERS = '';

/** Statements that put rows in each state into them: as fixtures.ts does. */
export const OWN_ROWS: readonly string[] = [];
