/** The kinds of sections: their names, fields and rules. */
export const words = {};
