import { fetchContentVersion, requestRelease } from '#data/releases/releases.ts';

/** Has the site built, when there is anything for visitors that they do not have yet. */
export async function releaseAfter(liveVersion: number): Promise<void> {
  if ((await fetchContentVersion()) > liveVersion) await requestRelease();
}
