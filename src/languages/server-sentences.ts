/**
 * What functions of the database say to people, in another language, by the sentence in their code; `%` in it stands
 * for what they put in, which a function is given.
 */
export type ServerSentences = Readonly<Record<string, string | ((...values: string[]) => string)>>;

/** @returns undefined for a sentence that is not among them. */
export function translated(sentence: string, sentences: ServerSentences): string | undefined {
  const same = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
  if (typeof same === 'string') return same;
  for (const [original, words] of Object.entries(sentences)) {
    if (typeof words === 'string') continue;
    const values = valuesIn(sentence, original);
    if (values) return words(...values);
  }
  return undefined;
}

function valuesIn(sentence: string, original: string): string[] | null {
  const parts = original.split('%').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*)')}$`, 's').exec(sentence)?.slice(1) ?? null;
}
