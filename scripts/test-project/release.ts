import { type Client, done } from './rows.ts';

/** @param at when it is to be live, as ISO text; at the next release without it. */
export async function publish(
  client: Client,
  { id, version }: { id: string; version: number },
  at?: string,
): Promise<void> {
  const when = at ? { publish_at: at } : {};
  await done(client.rpc('publish_post', { post_id: id, version, ...when }));
}

/** Requests a release and waits for it. @throws Error when it fails. */
export async function release(client: Client, interval?: number): Promise<{ message: string }> {
  const { data: asked, error } = await client.rpc('request_release');
  if (error) throw error;
  return whenReleased(client, asked.id, interval);
}

/**
 * Waits for a release.
 *
 * @param interval milliseconds between two looks.
 * @throws Error when it fails.
 */
export async function whenReleased(
  client: Client,
  id: number,
  interval = 25,
): Promise<{ message: string }> {
  for (;;) {
    const { data } = await client.from('releases').select('*').eq('id', id).single();
    if (data?.status === 'live') return data;
    if (data?.status === 'failed') throw new Error(`The release failed: ${data.message}`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
