/**
 * `npx node scripts/migrations/initial-database.ts`, after another version of PGlite was installed: packs what its
 * `initdb` makes, so that a first start copies it.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { initialDatabasePath } from '#server/embedded/template.ts';
import { runCommand } from '#tooling/user-error.ts';

await runCommand(async () => {
  const { driver } = await createPgliteConnection();
  const files = Buffer.from(await (await driver.dumpDataDir('none')).arrayBuffer());
  await driver.close();
  const { ZSTD_c_checksumFlag, ZSTD_c_compressionLevel } = constants;
  const params = { [ZSTD_c_checksumFlag]: 1, [ZSTD_c_compressionLevel]: 22 };
  const path = await initialDatabasePath();
  for (const name of await readdir(dirname(path))) {
    if (name.startsWith('initial-database-')) await rm(join(dirname(path), name));
  }
  await writeFile(path, zstdCompressSync(files, { params }));
  console.log(`${basename(path)} is made.`);
});
