import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { removeOlder } from '#tooling/remove-older.ts';
import { HOSTED_SCHEMA } from './hosted-schema.ts';
import { MIGRATIONS, readMigrations } from './migrations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/database');
const KEPT_MS = 7 * 86_400_000;
const { ZSTD_c_checksumFlag, ZSTD_c_compressionLevel } = constants;
/** Unpacked, a template has 45 MB: few pieces, as each is copied once more. */
const PIECE_BYTES = 2 ** 24;

/**
 * A new database's files after initdb and all migrations, cached by migrations and packages: loading
 * takes half a second instead of seconds. Pending migrations are applied all the same.
 */
export async function databaseTemplate(migrations = MIGRATIONS, cache = CACHE) {
  const file = path.join(cache, `${await digestOf(migrations)}.tar.zst`);
  return {
    read: () => readArchive(file),
    /** Caches a new database's dump, atomically for parallel processes. */
    async keep(dumped: Blob): Promise<void> {
      const unfinished = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(cache, { recursive: true });
        const params = { [ZSTD_c_checksumFlag]: 1, [ZSTD_c_compressionLevel]: 1 };
        const packed = await promisify(zstdCompress)(await dumped.arrayBuffer(), { params });
        await writeFile(unfinished, packed);
        await rename(unfinished, file);
        await removeOlder(cache, KEPT_MS);
      } catch {
        // `node_modules` may be read-only: databases are then made from scratch.
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}

/**
 * What `initdb` makes, which takes PGlite four seconds: made by `npx node scripts/migrations/initial-database.ts`, one file for the
 * version that is installed. `null` for another version, which runs `initdb` then.
 */
export async function readInitialDatabase(): Promise<Blob | null> {
  return readArchive(await initialDatabasePath());
}

export async function initialDatabasePath(): Promise<string> {
  const manifest = path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return path.join(import.meta.dirname, `initial-database-${version}.tar.zst`);
}

/** `null` also for a truncated file: it ends with a checksum. */
async function readArchive(file: string): Promise<Blob | null> {
  try {
    const packed = await readFile(file);
    return new Archive(await promisify(zstdDecompress)(packed, { chunkSize: PIECE_BYTES }));
  } catch {
    return null;
  }
}

/** Bytes where PGlite asks for a Blob, which would copy them as it is made and as it is read. */
class Archive extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override get size(): number {
    return this.#bytes.byteLength;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    const isWhole = byteLength === buffer.byteLength;
    return isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

async function digestOf(migrations: string): Promise<string> {
  const hash = createHash('sha256').update(HOSTED_SCHEMA);
  hash.update(await readFile(path.join(ROOT, 'package-lock.json')));
  for (const { file, text } of await readMigrations(migrations)) hash.update(`${file}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
