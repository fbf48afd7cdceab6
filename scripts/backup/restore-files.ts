import { answerOf, CACHE_SECONDS, type ProjectClient, requireDone } from '#tooling/project.ts';
import { entryOfFile, FILES_FILE, type StoredFile, storedFileSchema } from './manifest.ts';
import { type BackupFile, parseLine } from './read-backup.ts';

const REMOVED_AT_ONCE = 100;

type PresentFiles = ReadonlyMap<string, StoredFile>;

/** Uploads the files whose names are not in storage yet; changes no other. @returns how many. */
export async function addFiles(
  client: ProjectClient,
  backup: BackupFile,
  present: PresentFiles,
  log: (line: string) => void,
): Promise<number> {
  let added = 0;
  for await (const file of filesOf(backup)) {
    if (present.has(entryOfFile(file))) continue;
    await upload(client, file, await backup.bytes(entryOfFile(file)));
    added += 1;
    if (added % 100 === 0) log(`${added} of ${backup.manifest.files.count} files …`);
  }
  return added;
}

/** Makes files that were there before what they are in the backup, and removes those that it lacks. */
export async function matchFiles(
  client: ProjectClient,
  backup: BackupFile,
  present: PresentFiles,
  log: (line: string) => void,
): Promise<void> {
  const others = new Map(present);
  for await (const file of filesOf(backup)) {
    const entry = entryOfFile(file);
    const found = others.get(entry);
    if (!found) continue;
    others.delete(entry);
    const content = await backup.bytes(entry);
    if (!(await isSame(client, found, file, content))) await upload(client, file, content);
  }
  for (const [bucket, gone] of Map.groupBy(others.values(), ({ bucket }) => bucket)) {
    const paths = gone.map(({ path }) => path);
    log(`Removing ${paths.length} files of ${bucket} …`);
    for (let from = 0; from < paths.length; from += REMOVED_AT_ONCE) {
      const some = paths.slice(from, from + REMOVED_AT_ONCE);
      requireDone('Removing files', await client.storage.from(bucket).remove(some));
    }
  }
}

/** By their places in a backup. */
export async function presentFiles(client: ProjectClient): Promise<PresentFiles> {
  const present = new Map<string, StoredFile>();
  let last = { bucket: '', path: '' };
  for (;;) {
    const files: StoredFile[] = answerOf(
      'Reading the list of files',
      await client.rpc('list_files', { after_bucket: last.bucket, after_path: last.path }),
    );
    for (const file of files) present.set(entryOfFile(file), file);
    const end = files.at(-1);
    if (!end) return present;
    last = end;
  }
}

async function isSame(
  client: ProjectClient,
  found: StoredFile,
  file: StoredFile,
  content: Uint8Array,
): Promise<boolean> {
  const { bytes, mime_type, cache_control } = found;
  if (bytes !== content.length) return false;
  if (mime_type !== file.mime_type || cache_control !== file.cache_control) return false;
  // A file that is listed and can't be read is lost: the upload mends it.
  const { data } = await client.storage.from(file.bucket).download(file.path);
  return data !== null && Buffer.from(await data.arrayBuffer()).equals(content);
}

async function upload(
  client: ProjectClient,
  { bucket, path, mime_type, cache_control }: StoredFile,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  requireDone(
    `Restoring the file ${bucket}/${path}`,
    await client.storage.from(bucket).upload(path, content, {
      contentType: mime_type ?? 'application/octet-stream',
      cacheControl: /max-age=(\d+)/.exec(cache_control ?? '')?.[1] ?? CACHE_SECONDS,
      upsert: true,
    }),
  );
}

async function* filesOf(backup: BackupFile): AsyncGenerator<StoredFile> {
  for await (const line of backup.lines(FILES_FILE)) {
    yield parseLine(storedFileSchema, line, FILES_FILE);
  }
}
