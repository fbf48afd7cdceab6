const COMMON = new Set(
  'a an and are as at be but by for from has have how if in is it its not of on or our so that the their them then there they this to was we what when which who will with you your'.split(
    ' ',
  ),
);

/** The words of a text without case and accents, in the singular, without the most common ones. */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '');
  return (plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !COMMON.has(word))
    .map(singular);
}

/** Near enough for finding: both the text and the question go through it. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
