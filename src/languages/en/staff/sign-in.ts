/** Signing in, and the account’s passwords and codes. */
export const words = {};
