/** Your own tables of a backup, in the order of their foreign keys: `public.machines`. */
export const OWN_TABLES: readonly string[] = [];

/** Those that are left out, and why. */
export const OWN_LEFT_OUT: Readonly<Record<string, string>> = {};
