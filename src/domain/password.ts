/** Shortest and longest password; the auth server holds to the same (72 bytes is where bcrypt ends). */
export const SHORTEST_PASSWORD = 8;
export const MAX_PASSWORD_BYTES = 72;

/** What to know before choosing one. */
export const PASSWORD_ADVICE = `At least ${SHORTEST_PASSWORD} characters, because short ones are guessed by machines. Three unrelated words are easy to remember.`;

/** What is wrong with a new password, in a sentence; '' when nothing is. */
export function validatePassword(password: string): string {
  if (password === '') return `Choose a password of at least ${SHORTEST_PASSWORD} characters.`;
  if (password.length < SHORTEST_PASSWORD) {
    return `Use at least ${SHORTEST_PASSWORD} characters; this has ${password.length}.`;
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return `Use at most ${MAX_PASSWORD_BYTES} characters.`;
  }
  return '';
}
