import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';

/** Colleagues' names by user id. */
export async function fetchNames(): Promise<ReadonlyMap<string, string>> {
  const data = await unwrap(backend().rpc('colleagues'));
  return new Map(data.map(({ user_id, full_name }) => [user_id, full_name]));
}
