import { staff } from '#languages/staff.ts';

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

/** Stems of the most common passwords: digits and signs at the end are taken off before the look-up. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd passpass mypassword yourpassword newpassword
  administrator welcome welcomehome letmein letmeinnow changeme changemenow changeit default
  iloveyou iloveu loveyou trustno sunshine princess princesa superman batman spiderman starwars
  football baseball basketball liverpool arsenal chelsea manchester manutd everton rangers
  michelle jennifer jessica charlotte jonathan alexander nicholas victoria samantha elizabeth
  internet computer samsung windows microsoft facebook whatsapp google
  qwertyuiop qwertyui qwerty qwertz qwertzuiop azertyuiop azerty asdfghjkl asdfghjk asdfasdf
  zxcvbnm zxcvbnmm qazwsxedc qazwsx abcdefgh abcdefghi abcabc abcd abcdef
  butterfly chocolate strawberry blueberry elephant dolphin pokemon minecraft dragon monkey shadow
  master masterkey secret topsecret whatever nothing something anything testtest testing tester
  freedom forever london birmingham england scotland carpenter carpentry joinery
  workshop furniture kitchen interior timber`
    .split(/\s+/)
    .filter(Boolean),
);
