/** Signs that Markdown may read as marks, lines that it may read as a list, a heading or code, and breaks. */
const MARKS = /[\\*_`[\]<>#~|]|&[#\w]+;|^\s*(?:[-+]|\d+[.)])\s|^\s*[-=]+$|^(?: {4}|\t)| {2}$/m;

/** Whether a text surely reads as it is stored: words without marks, escapes or names of files. */
export function isPlain(markdown: string): boolean {
  return !MARKS.test(markdown);
}
