/** Controls, and marks that would turn the direction of the sentence around a title. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Stored text with several lines (a body, a story): without controls and half characters. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').replace(/\r\n?/g, '\n');
}

/** Stored text of one line (a title, a caption, a tag): cleaned, spaces collapsed, trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** A line with a full stop at its end, unless it ends in a sign of its own. */
export const asSentence = (line: string): string =>
  /[.!?…:;؟۔。！？]["'“”’»)]*$/u.test(line) ? line : `${line}.`;

/** At most `limit` graphemes of a text, cut between words and marked with an ellipsis. */
export function shorten(text: string, limit: number): string {
  const line = cleanLine(text);
  // What has so few code units has no more characters, and counting those takes its time.
  if (line.length <= limit) return line;
  const characters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment);
  if (characters.length <= limit) return line;
  const head = characters.slice(0, limit - 1).join('');
  const lastSpace = head.lastIndexOf(' ');
  const cut = lastSpace > head.length / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** Whether every one of these words stands somewhere in a text. */
export function hasWords(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** How long a text is, counted as the database counts it: one emoji is one character. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The first characters of a text, counted as the database counts them. */
export function firstCharacters(text: string, limit: number): string {
  return text.length <= limit ? text : [...text].slice(0, limit).join('');
}

/**
 * The title of a copy, cut so that what is put around it fits, too. Empty stays empty.
 *
 * @param name says in somebody's language that it is a copy.
 */
export function titleOfCopy(title: string, limit: number, name: (title: string) => string): string {
  if (title.trim() === '') return '';
  return name(firstCharacters(title, limit - countCharacters(name(''))));
}

/** 'oak, stairs' → two entries; none empty, none twice. */
export function splitList(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.replace(/\s+/g, ' ').trim());
  return [...new Set(entries.filter((entry) => entry !== ''))];
}
