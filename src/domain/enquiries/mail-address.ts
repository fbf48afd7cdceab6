/** Letters of any script, by ranges: the database has the same ones. */
const LETTERS = 'A-Za-z\\u00c0-\\u167f\\u1e00-\\u1fff\\u3040-\\ud7ff';
const ATOM = `[${LETTERS}0-9_+'~!$*^-]+`;
const LABEL = `[${LETTERS}0-9](?:[${LETTERS}0-9-]*[${LETTERS}0-9])?`;
const TOP_LEVEL = `[${LETTERS}][${LETTERS}0-9-]*[${LETTERS}0-9]`;
const MAIL_ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`);
const MAX_LENGTH = 254;

/**
 * Stricter than RFC 5321, so that nothing adds a recipient or a text to a `mailto:` link. The same rule
 * as the database's `private.is_mail_address`.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && MAIL_ADDRESS.test(text);
}
