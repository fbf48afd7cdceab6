export const common: ReadonlySet<string> = new Set(
  'a an and are as at be but by for from has have how if in is it its not of on or our so that the their them then there they this to was we what when which who will with you your'.split(
    ' ',
  ),
);

/** The singular, near enough for finding. */
export function stem(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
