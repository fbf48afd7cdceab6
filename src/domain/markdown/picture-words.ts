import { MISSING_PICTURE } from './addresses.ts';

const MISSING = new RegExp(`!\\[(?:[^\\]\\\\]|\\\\.)*\\]\\(\\s*<?${MISSING_PICTURE}`, 'gi');
/** What was once pasted in the place of a picture, by staff's language; Markdown has signs before its brackets. */
const WORDS = /\\?\[(?:Picture|Bild)(?:: (?:[^[\]\\\n]|\\[^\]\n])+)?\\?\](?!\()/g;

/** Words that stand in a text where a picture was, as readers see them. */
export function pictureWordsIn(text: string): string[] {
  return (text.match(WORDS) ?? []).map((words) => words.replace(/\\(.)/g, '$1'));
}

/** How many pictures did not come along when the text was pasted, as `private.require_whole_text` counts. */
export function missingPicturesIn(body: string): number {
  return body.match(MISSING)?.length ?? 0;
}
