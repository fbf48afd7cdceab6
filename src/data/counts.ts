import { backend } from './client.ts';
import { camelCased, unwrap } from './unwrap.ts';

/** The figures of the navigation and the dashboard. */
export async function fetchCounts() {
  return camelCased(await unwrap(backend().rpc('staff_figures').single()));
}
