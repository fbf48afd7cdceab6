import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { removeOlder } from '#tooling/remove-older.ts';
import { HOSTED_SCHEMA } from './hosted-schema.ts';
import { MIGRATIONS, readMigrations } from './migrations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/database');
const KEPT_MS = 7 * 86_400_000;

/**
 * A new database's files after initdb and all migrations, cached by migrations and packages: loading
 * takes half a second instead of seconds. Pending migrations are applied all the same.
 */
export class DatabaseTemplate {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  static async of(migrations = MIGRATIONS, cache = CACHE): Promise<DatabaseTemplate> {
    return new DatabaseTemplate(path.join(cache, `${await digestOf(migrations)}.tar.gz`));
  }

  /** `null` also for a truncated file: gzip ends with a checksum. */
  async read(): Promise<Blob | null> {
    try {
      return new Blob([await promisify(gunzip)(await readFile(this.#file))]);
    } catch {
      return null;
    }
  }

  /** Caches a new database's dump, atomically for parallel processes. */
  async keep(dumped: Blob): Promise<void> {
    const unfinished = `${this.#file}.${randomUUID()}.tmp`;
    try {
      await mkdir(path.dirname(unfinished), { recursive: true });
      const packed = await promisify(gzip)(await dumped.arrayBuffer(), { level: 1 });
      await writeFile(unfinished, packed);
      await rename(unfinished, this.#file);
      await removeOlder(path.dirname(unfinished), KEPT_MS);
    } catch {
      // `node_modules` may be read-only: databases are then made from scratch.
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }
}

async function digestOf(migrations: string): Promise<string> {
  const hash = createHash('sha256').update(HOSTED_SCHEMA);
  hash.update(await readFile(path.join(ROOT, 'package-lock.json')));
  for (const { file, text } of await readMigrations(migrations)) hash.update(`${file}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
