/** What Americans spell in another way than the English texts. */
const SPELLINGS = [
  [/([Cc])olour/g, '$1olor'],
  [/\bper metre\b/g, 'per meter'],
  [/\bgrey\b/g, 'gray'],
] as const;

/**
 * Texts as Americans spell them, and those that functions among them put together. What a function is given stays as it
 * is: names and addresses are the owner's.
 */
export function inAmerican<Texts>(texts: Texts, given: readonly string[] = []): Texts {
  if (typeof texts === 'string') return spelled(texts, given) as Texts;
  if (typeof texts === 'function') {
    const make = texts as unknown as (...values: unknown[]) => unknown;
    return ((...values: unknown[]) =>
      inAmerican(
        make(...values),
        values.filter((value) => typeof value === 'string'),
      )) as Texts;
  }
  if (Array.isArray(texts)) return texts.map((one) => inAmerican(one, given)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, value]) => [
    spelled(key, given),
    inAmerican(value, given),
  ]);
  return Object.fromEntries(entries) as Texts;
}

function spelled(text: string, given: readonly string[]): string {
  const [next = '', ...others] = given.filter((value) => value !== '');
  if (next === '') return SPELLINGS.reduce((so, [from, to]) => so.replace(from, to), text);
  return text
    .split(next)
    .map((part) => spelled(part, others))
    .join(next);
}
