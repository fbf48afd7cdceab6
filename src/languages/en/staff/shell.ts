/** What stands around every screen. */
export const words = {};
