import type { Price } from '#business/types.ts';
import { money } from '#domain/settings/money.ts';

/**
 * Replaces keys of prices in texts by the owner’s amounts: `From {galley}` → `From £24,000`.
 *
 * @throws Error for an unknown key.
 */
export function nameAmounts<Texts>(texts: Texts, prices: readonly Price[]): Texts {
  const amounts = new Map(prices.map(({ key, from }) => [key, money(from)]));
  const filled = (text: string) =>
    text.replace(/\{([a-z0-9-]+)\}/g, (name, key: string) => {
      const amount = amounts.get(key);
      if (amount === undefined) throw new Error(`No price of this service is known as ${name}.`);
      return amount;
    });
  const fill = (_key: string, value: unknown) =>
    typeof value === 'string' ? filled(value) : value;
  return JSON.parse(JSON.stringify(texts), fill) as Texts;
}
