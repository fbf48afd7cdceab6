import { countingMessages } from '#business/messages/sections.ts';
import { money } from '#domain/settings/money.ts';

/**
 * Replaces names of facts in texts by what they stand for now: `From {galley}` → `From £24,000`. One that
 * is not known stays as it was typed.
 *
 * @param facts by name, as amounts by the keys of prices.
 */
export function nameFacts<Texts>(texts: Texts, facts: Readonly<Record<string, string>>): Texts {
  const known = new Map(Object.entries(facts));
  const fill = (_key: string, value: unknown) =>
    typeof value === 'string'
      ? value.replace(NAME, (typed, name) => known.get(name) ?? typed)
      : value;
  return JSON.parse(JSON.stringify(texts), fill) as Texts;
}

/** What every text may name. @param amounts those of the page's prices, by their keys. */
export function factsOf(
  {
    phone,
    email,
    address,
    counts,
  }: {
    phone: { display: string };
    email: string;
    address: { city: string };
    counts: boolean;
  },
  amounts: Readonly<Record<string, number>>,
): Record<string, string> {
  const counting = countingMessages[counts ? 'on' : 'off'];
  const named = Object.entries(amounts).map(([key, amount]) => [key, money(amount)]);
  const known = { phone: phone.display, email, city: address.city, counting };
  return { ...known, ...Object.fromEntries(named) };
}

const NAME = /\{([a-z0-9-]+)\}/g;

/** The facts that texts name. */
export function namedFacts(texts: unknown): string[] {
  return [...JSON.stringify(texts).matchAll(NAME)].map(([, name = '']) => name);
}
