import { staff } from '#languages/staff.ts';
import { backend } from './client.ts';
import { unwrap } from './unwrap.ts';

export interface Colleague {
  id: string;
  name: string;
}

/**
 * Notes, for 45 seconds, that this person has something open, or `leaves` it.
 *
 * @param thing `post:{id}`, or `page:{kind}:{key}` and, in another language, `:{language}`.
 * @returns who else has it open.
 */
export async function notePresence(thing: string, leaves = false): Promise<Colleague[]> {
  const data = await unwrap(backend().rpc('record_presence', { thing, leaves }));
  return data.map(({ user_id, full_name }) => ({
    id: user_id,
    name: full_name || staff.screens.aColleague,
  }));
}
