/**
 * The language that the staff area speaks until whoever signs in has chosen another: a folder of `src/languages`
 * that has staff's words. The words of signing in are named here, because they are in the page itself.
 */
export const firstLanguage = 'en';
export { messages as common } from '#languages/en/staff/common.ts';
export { messages as signIn } from '#languages/en/staff/sign-in.ts';
