import { answerOf, CACHE_SECONDS, type ProjectClient, requireDone } from '#tooling/project.ts';
import { entryOfFile, FILES_FILE, storedFileSchema } from './manifest.ts';
import { type BackupFile, parseLine } from './read-backup.ts';

const REMOVED_AT_ONCE = 100;

/** Uploads missing files. @returns how many. */
export async function restoreFiles(
  client: ProjectClient,
  backup: BackupFile,
  log: (line: string) => void,
): Promise<number> {
  const present = new Map<string, number>();
  for await (const { bucket, path, bytes } of presentFiles(client)) {
    present.set(`${bucket}/${path}`, bytes);
  }
  const total = backup.manifest.files.count;
  let seen = 0;
  let added = 0;
  for await (const line of backup.lines(FILES_FILE)) {
    const file = parseLine(storedFileSchema, line, FILES_FILE);
    const name = `${file.bucket}/${file.path}`;
    seen += 1;
    if (present.has(name) && present.get(name) === file.bytes) continue;
    const content = await backup.bytes(entryOfFile(file));
    requireDone(
      `Restoring the file ${name}`,
      await client.storage.from(file.bucket).upload(file.path, content, {
        contentType: file.mime_type ?? 'application/octet-stream',
        cacheControl: /max-age=(\d+)/.exec(file.cache_control ?? '')?.[1] ?? CACHE_SECONDS,
        upsert: true,
      }),
    );
    added += 1;
    if (added % 100 === 0) log(`${seen} of ${total} files …`);
  }
  return added;
}

/** Empties the buckets. */
export async function removeFiles(
  client: ProjectClient,
  log: (line: string) => void,
): Promise<void> {
  const names = new Map<string, string[]>();
  for await (const { bucket, path } of presentFiles(client)) {
    names.set(bucket, [...(names.get(bucket) ?? []), path]);
  }
  for (const [bucket, paths] of names) {
    log(`Removing ${paths.length} files of ${bucket} …`);
    for (let from = 0; from < paths.length; from += REMOVED_AT_ONCE) {
      const some = paths.slice(from, from + REMOVED_AT_ONCE);
      requireDone('Removing files', await client.storage.from(bucket).remove(some));
    }
  }
}

async function* presentFiles(client: ProjectClient) {
  let last = { bucket: '', path: '' };
  for (;;) {
    const files = answerOf(
      'Reading the list of files',
      await client.rpc('list_files', { after_bucket: last.bucket, after_path: last.path }),
    );
    yield* files;
    const end = files.at(-1);
    if (!end) return;
    last = end;
  }
}
