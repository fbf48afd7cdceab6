import { translated } from '#languages/server-sentences.ts';
import { staff } from '#languages/staff.ts';

/** What is lost of an export, in the language of whoever reads it. */
export function lossSentence(sentence: string): string {
  return translated(sentence, staff.importing.lossSentences) ?? sentence;
}
