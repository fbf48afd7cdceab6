import { backend } from './client.ts';
import { toDataError } from './errors.ts';

/**
 * Names of colleagues by user id, for 'saved by Anna' and the like.
 *
 * @throws DataError
 */
export async function fetchNames(): Promise<ReadonlyMap<string, string>> {
  const { data, error, status } = await backend().rpc('colleagues');
  if (error) throw toDataError(error, status);
  return new Map(data.map(({ user_id, full_name }) => [user_id, full_name]));
}
