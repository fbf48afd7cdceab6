/** How your own kinds look: as in `../views.ts`. */
export const OWN_VIEWS = {};

/** Their styles, by the class of what they are for. */
export const OWN_SHEETS = {};
