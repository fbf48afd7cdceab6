/** What your own kinds find for builds: as in `../prepare.ts`. */
export const OWN_PREPARE = {};
