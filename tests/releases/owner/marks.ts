// A word that somebody changed ends in a letter that neither business has, so a page says whose it is.

/** The owner's words, by pages, menu and settings. */
export const OWNERS = 'ø';
/** Words of articles, galleries and the library. */
export const STAFFS = 'ð';

/** What is no word: a place for a number or a link, an address, an element. */
const NO_WORDS = /(\{\w+\}|\]\(\S+|<[^>]+>|https?:\/\/\S+|\S+@\S+)/;

/** The text with the last letter of each word changed: as long as before, and with its links. */
export function marked(text: string, letter = OWNERS): string {
  return text
    .split(NO_WORDS)
    .map((part, nth) => (nth % 2 === 0 ? markedWords(part, letter) : part))
    .join('');
}

function markedWords(text: string, letter: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const last = word.slice(-1);
    const isCapital = last !== last.toLowerCase();
    return word.slice(0, -1) + (isCapital ? letter.toUpperCase() : letter);
  });
}

export function isMarked(word: string, letter: string): boolean {
  return word.toLowerCase().includes(letter);
}
