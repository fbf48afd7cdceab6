import { SHARE_INBOX } from '#domain/share-target.ts';

/** The shared pictures that wait for a confirmation. */
export async function readSharedFiles(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has(SHARE_INBOX))) return [];
  const inbox = await caches.open(SHARE_INBOX);
  const answers = await Promise.all((await inbox.keys()).map((key) => inbox.match(key)));
  return await Promise.all(
    answers
      .filter((answer) => answer !== undefined)
      .map(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        const name = decodeURIComponent(answer.headers.get('x-name') ?? '');
        return new File([await answer.blob()], name || 'Picture', { type });
      }),
  );
}

export async function dropSharedFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(SHARE_INBOX);
}
