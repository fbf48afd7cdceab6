import type { Kind } from '../fields.ts';

/** Your own kinds of sections, in folders beside this file: as in `../kinds.ts`. */
export const OWN_KINDS = {} as const satisfies Readonly<Record<string, Kind>>;
