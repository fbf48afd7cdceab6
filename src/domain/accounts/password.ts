import { staff } from '#languages/staff.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Shortest and longest password; the auth server holds to the same (72 bytes is where bcrypt ends). */
export const SHORTEST_PASSWORD = 8;
const MAX_PASSWORD_BYTES = 72;

export const passwordAdvice = () => staff.signInSteps.passwordHint(SHORTEST_PASSWORD);

export interface PasswordOwner {
  email?: string | undefined;
  name?: string | undefined;
}

/** What is wrong with a new password, in a sentence; '' when nothing is. The server checks the length only. */
export function validatePassword(password: string, owner: PasswordOwner = {}): string {
  if (password === '') return staff.signInSteps.passwordNeeded(SHORTEST_PASSWORD);
  if (password.length < SHORTEST_PASSWORD) {
    return staff.signInSteps.passwordTooShort(SHORTEST_PASSWORD, password.length);
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return staff.signInSteps.passwordTooLong(MAX_PASSWORD_BYTES);
  }
  if (isCommon(password)) {
    return staff.signInSteps.passwordCommon;
  }
  if (isAbout(password, owner)) {
    return staff.signInSteps.passwordIsYourName;
  }
  return '';
}

function isCommon(password: string): boolean {
  const word = password.toLowerCase();
  return (
    COMMON_PASSWORDS.has(word) ||
    COMMON_PASSWORDS.has(word.replace(/[^\p{L}]+$/u, '')) ||
    new Set(word).size < 3 ||
    isRun(word)
  );
}

/** Characters that follow each other, up or down: 12345678, hgfedcba, 1234567890. */
function isRun(word: string): boolean {
  const codes = [...word].map((character) => character.charCodeAt(0));
  return [1, -1].some((step) =>
    codes.every((code, at) => {
      const before = codes[at - 1];
      return before === undefined || code === before + step || (code === 48 && before === 57);
    }),
  );
}

function isAbout(password: string, { email = '', name = '' }: PasswordOwner): boolean {
  const word = lettersOf(password);
  const address = email.trim();
  const known = [address, address.split('@')[0] ?? '', name, ...name.split(/\s+/)].map(lettersOf);
  return word !== '' && known.includes(word);
}

/** Without what is added to make a word look different: 'Anna.Harrow1!' is 'annaharrow'. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
