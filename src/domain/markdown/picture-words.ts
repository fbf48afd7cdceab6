/** What was once pasted in the place of a picture, by staff's language; Markdown has signs before its brackets. */
const WORDS = /\\?\[(?:Picture|Bild)(?:: (?:[^[\]\\\n]|\\[^\]\n])+)?\\?\](?!\()/g;

/** Words that stand in a text where a picture was, as readers see them. */
export function pictureWordsIn(text: string): string[] {
  return (text.match(WORDS) ?? []).map((words) => words.replace(/\\(.)/g, '$1'));
}
