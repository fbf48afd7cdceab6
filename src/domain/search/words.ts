import { common, stem } from '#business/language.ts';

/** The words of a text without case and accents, as their stems, without the most common ones. */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    // Marks that break or join words are no letters, and Swiss German writes ss for ß.
    .replace(/[\p{Mark}\p{Format}'’]/gu, '')
    .replaceAll('ß', 'ss');
  return (plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !common.has(word))
    .map(stem);
}
