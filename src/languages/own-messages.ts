/** A text with values in it, `{1}` the first; several by the ways in which the language counts the first value. */
type Message = string | Readonly<Record<string, string>>;

/**
 * Words of a pack, with what a business says otherwise in their place.
 *
 * @param own of the same words; undefined for none.
 * @param tag of the language, by which it counts.
 */
export function inOwnMessages<Words>(words: Words, own: unknown, tag: string): Words {
  if (own === undefined) return words;
  if (typeof words === 'function') {
    return ((...values: unknown[]) => sentenceOf(own as Message, values, tag)) as Words;
  }
  if (typeof words !== 'object' || Array.isArray(words)) return own as Words;
  const said = { ...words };
  for (const name in said)
    said[name] = inOwnMessages(said[name], (own as Partial<Words>)[name], tag);
  return said;
}

function sentenceOf(message: Message, values: unknown[], tag: string): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(tag).select(Number(values[0]))] ?? message.other ?? '');
  return text.replace(/\{(\d+)\}/g, (_, nth) => `${values[nth - 1]}`);
}
