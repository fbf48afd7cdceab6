import type { Numbers } from '#domain/numbers/numbers.ts';
import { backend } from './client.ts';
import { unwrap } from './unwrap.ts';

/** What a month's visits came to. @param month any of its days. */
export async function fetchNumbers(month: string): Promise<Numbers> {
  // The function makes exactly this.
  return (await unwrap(backend().rpc('numbers', { month }))) as unknown as Numbers;
}

/** Leads visitors of an address that is not there to a page, from the next release on. */
export async function leadOn(path: string, leadsTo: string): Promise<void> {
  await unwrap(backend().rpc('lead_on', { path, leads_to: leadsTo }));
}
