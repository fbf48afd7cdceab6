import type { Numbers } from '#domain/numbers/numbers.ts';
import { backend } from './client.ts';
import { camelCased, unwrap } from './unwrap.ts';

/** What a month's visits came to. @param month any of its days. */
export async function fetchNumbers(month: string): Promise<Numbers> {
  // The function makes exactly this.
  return (await unwrap(backend().rpc('numbers', { month }))) as unknown as Numbers;
}

/** Leads visitors of an address that is not there to a page, from the next release on. */
export async function leadOn(path: string, leads_to: string): Promise<void> {
  await unwrap(backend().from('old_addresses').upsert({ path, leads_to }));
}

/** The figures of the navigation and the dashboard. */
export async function fetchCounts() {
  return camelCased(await unwrap(backend().rpc('staff_figures').single()));
}
