import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { z } from 'zod';
import { freeBytes as freeBytesOfDisk } from '#tooling/disk.ts';
import {
  answerOf,
  type ProjectAddress,
  type ProjectClient,
  projectClient,
} from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { articleAsMarkdown, fileNameOf, type Pictures, readArticle } from './articles.ts';
import {
  ACCOUNTS_FILE,
  entryOfFile,
  FILES_FILE,
  FORMAT,
  MANIFEST_FILE,
  type Manifest,
  NOT_IN_A_BACKUP,
  startedSchema,
  storedFileSchema,
} from './manifest.ts';
import { readableMenu, readablePages } from './pages.ts';
import { fileOfTable, TABLES } from './tables.ts';
import { createZipFile, type ZipFile } from './zip-file.ts';

interface BackupOptions {
  log?: (line: string) => void;
  freeBytes?: (folder: string) => Promise<number>;
  openStream?: (path: string) => Writable;
}

/**
 * Writes a project into a zip: all rows of one moment, articles, pages and menu as Markdown, files
 * of storage, checksums. Memory holds a megabyte of rows or one file at a time.
 *
 * @throws UserError when the project can't be read or the disk has no room; then no file is left.
 */
export async function writeBackup(
  project: ProjectAddress,
  file: string,
  { log = () => undefined, freeBytes = freeBytesOfDisk, openStream }: BackupOptions = {},
): Promise<Manifest> {
  const client = projectClient(project);
  const started = startedSchema.parse(
    answerOf('The project could not be read', await client.rpc('start_backup', { tables: TABLES })),
  );
  const source = { client, backup: started.id };
  try {
    await requireRoom(await freeBytes(dirname(resolve(file))), await sizeOf(source, started.bytes));
    const zip = createZipFile(file, openStream);
    try {
      const { pictures, articles } = await addRows(source, zip, log);
      log(`${articles} articles as Markdown (${pictures.size} pictures and files in the library).`);
      log(`${await addPages(source, zip, pictures)} pages as Markdown.`);
      const files = await addFiles(source, zip, log);
      const manifest: Manifest = {
        format: FORMAT,
        schema: started.schema,
        created_at: started.at,
        content_version: started.content_version,
        accounts: started.counts.accounts ?? 0,
        tables: Object.fromEntries(TABLES.map((table) => [table, started.counts[table] ?? 0])),
        files: { count: files.count, bytes: files.bytes },
        missing_files: files.missing,
        left_out: NOT_IN_A_BACKUP,
      };
      await zip.add(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
      await zip.finish();
      return manifest;
    } catch (error) {
      await zip.discard();
      throw error;
    }
  } finally {
    await client.rpc('end_backup', { backup_id: started.id });
  }
}

/** Notes that a backup was made, for the staff area. A project of an earlier version takes no note. */
export async function recordBackup(project: ProjectAddress, file: string): Promise<void> {
  await projectClient(project).rpc('record_backup', { bytes: (await stat(file)).size });
}

interface Source {
  client: ProjectClient;
  backup: string;
}

/** Adds accounts, rows and articles as Markdown. */
async function addRows(source: Source, zip: ZipFile, log: (line: string) => void) {
  const pictures = new Map<string, { bucket: string; path: string }>();
  const pictureSchema = z.object({ id: z.string(), bucket: z.string(), path: z.string() });
  await zip.add(ACCOUNTS_FILE, asLines(linesOf(source, 'accounts')));
  for (const table of TABLES) {
    log(`Reading ${table.replace(/^\w+\./, '')} …`);
    await zip.add(
      fileOfTable(table),
      asLines(linesOf(source, table), (line) => {
        if (table !== 'public.media') return;
        const { id, bucket, path } = pictureSchema.parse(JSON.parse(line));
        pictures.set(id, { bucket, path });
      }),
    );
  }
  // Published articles, then working copies that differ.
  let articles = 0;
  const live = new Map<string, number>();
  for await (const line of linesOf(source, 'public.published_posts')) {
    const article = readArticle(line);
    if (!article) continue;
    live.set(article.post_id ?? '', article.version);
    const name = fileNameOf(article.slug, article.language);
    await zip.add(`articles/published/${name}.md`, articleAsMarkdown(article, pictures));
    articles += 1;
  }
  for await (const line of linesOf(source, 'public.posts')) {
    const article = readArticle(line);
    if (!article || live.get(article.id ?? '') === article.version) continue;
    const name = fileNameOf(article.slug, article.language);
    await zip.add(`articles/drafts/${name}.md`, articleAsMarkdown(article, pictures));
    if (!live.has(article.id ?? '')) articles += 1;
  }
  return { pictures, articles };
}

/** Adds pages and the menu as Markdown. @returns how many pages. */
async function addPages(source: Source, zip: ZipFile, pictures: Pictures): Promise<number> {
  const rows = {
    published: await Array.fromAsync(linesOf(source, 'public.published_pages')),
    working: await Array.fromAsync(linesOf(source, 'public.pages')),
  };
  let count = 0;
  for (const { name, text } of readablePages(rows, pictures)) {
    await zip.add(`pages/${name}.md`, text);
    count += 1;
  }
  for await (const line of linesOf(source, 'public.site_menu')) {
    await zip.add('pages/menu.md', readableMenu(line, rows.working, pictures));
  }
  return count;
}

async function addFiles({ client, backup }: Source, zip: ZipFile, log: (line: string) => void) {
  let count = 0;
  let bytes = 0;
  const missing: string[] = [];
  const found: string[] = [];
  for await (const line of linesOf({ client, backup }, 'files')) {
    const file = storedFileSchema.parse(JSON.parse(line));
    const { data, error } = await client.storage.from(file.bucket).download(file.path);
    // Removed since the list was made, or lost: the rest is worth having.
    if (error && isNotThere(error)) {
      missing.push(`${file.bucket}/${file.path}`);
      continue;
    }
    if (error)
      throw new UserError(
        `The file ${file.bucket}/${file.path} could not be read: ${error.message}`,
      );
    const size = await zip.add(entryOfFile(file), data.stream() as AsyncIterable<Uint8Array>, true);
    bytes += size;
    // It may have been replaced since the list was made.
    found.push(`${JSON.stringify({ ...file, bytes: size })}\n`);
    count += 1;
    if (count % 100 === 0) log(`${count} files …`);
  }
  await zip.add(FILES_FILE, found.join(''));
  return { count, bytes, missing };
}

function isNotThere(error: Error): boolean {
  const status = 'status' in error ? Number(error.status) : Number.NaN;
  return status === 404 || (status === 400 && /not.found/i.test(error.message));
}

async function* linesOf({ client, backup }: Source, part: string): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const lines = answerOf(
      `Reading ${part}`,
      await client.rpc('read_backup', { backup_id: backup, part, after }),
    );
    if (lines.length === 0) return;
    yield* lines;
    after += lines.length;
  }
}

async function* asLines(lines: AsyncIterable<string>, see?: (line: string) => void) {
  for await (const line of lines) {
    see?.(line);
    yield Buffer.from(`${line}\n`);
  }
}

/** An upper bound of the zip's bytes: rows count uncompressed, and articles and pages twice. */
async function sizeOf(source: Source, rowBytes: number): Promise<number> {
  let bytes = rowBytes;
  for await (const line of linesOf(source, 'files')) {
    bytes += storedFileSchema.parse(JSON.parse(line)).bytes ?? 0;
  }
  return bytes;
}

async function requireRoom(free: number, needed: number): Promise<void> {
  if (free >= needed) return;
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2).toLocaleString('en-GB');
  throw new UserError(
    `There is not enough room on that disk: ${inMegabytes(free)} MB are free, and the backup may need ${inMegabytes(needed)} MB. Nothing was written. Make room, or name a file on another disk.`,
  );
}
