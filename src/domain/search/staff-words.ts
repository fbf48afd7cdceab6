/** Spaces, ASCII marks and typographic punctuation; `private.words_in()` of the database parts words at the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: white space is among them
const BETWEEN = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+/;

/** Without accents and capitals: café is found as cafe. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The words of a text as staff's search knows them, each once. */
export function wordsIn(text: string): string[] {
  return [...new Set(foldText(text).split(BETWEEN).filter(Boolean))];
}

/** Whether words were searched that nobody typed. Of many words the database takes twelve, whichever they are. */
export function areCorrected(searched: readonly string[], typed: readonly string[]): boolean {
  return searched.some((word) => !typed.includes(word));
}

/** Whether each of the words begins a word of the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const known = wordsIn(text);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

export interface Marked {
  text: string;
  isMatch: boolean;
}

/** A text in parts, those marked that the words begin. */
export function markWords(text: string, words: readonly string[]): Marked[] {
  const parts: Marked[] = [];
  let end = 0;
  for (const [from, to] of matches(text, words)) {
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Characters of a long text that are shown before its first match. */
const LEAD = 60;

/** A long text from a little before its first match. */
export function excerpt(text: string, words: readonly string[]): string {
  const [first] = matches(text, words);
  if (!first || first[0] <= LEAD) return text;
  const from = text.indexOf(' ', first[0] - LEAD) + 1;
  return from > 0 && from <= first[0] ? `… ${text.slice(from)}` : text;
}

/** Where words begin like these, as indices of the text; folding changes lengths. */
function* matches(text: string, words: readonly string[]): Generator<[from: number, to: number]> {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = foldText(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(index);
    index += character.length;
  }
  origin.push(text.length);
  // The longest first, so that the shorter one does not end its mark.
  const longest = words.toSorted((one, other) => other.length - one.length);
  let isStart = true;
  let at = 0;
  while (at < folded.length) {
    const word: string | undefined = isStart
      ? longest.find((one) => folded.startsWith(one, at))
      : undefined;
    if (word) yield [origin[at] ?? 0, origin[at + word.length] ?? text.length];
    isStart = !word && BETWEEN.test(folded.charAt(at));
    at += word?.length ?? 1;
  }
}
