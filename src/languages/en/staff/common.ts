/** What every screen uses: buttons, fields, states of saving, failures. */
export const words = {};
