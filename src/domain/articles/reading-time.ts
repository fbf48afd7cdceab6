/** Words a minute of a person who reads prose on a screen with pleasure. */
const PACE = 220;

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** The words of a Markdown text that readers see, counted alike by page and editor. */
export function countArticleWords(markdown: string): number {
  const prose = markdown
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, ' ')
    .replace(/^ {0,3}\[[^\]\n]+\]:.*$/gm, ' ')
    .replace(/!\[[^\]\n]*\](?:\([^()\n]*\)|\[[^\]\n]*\])?/g, ' ')
    .replace(/\]\([^()\n]*\)/g, ' ');
  return countWords(prose);
}

/** Minutes that a number of words takes to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
