/**
 * `npm run prove -- 1000`: releases of every kind on a server with so many more articles, each set
 * compared with a build from scratch. A second number repeats the choices that chance made.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { addArticles } from './release-proof/add-articles.ts';
import { proveReleases, serviceClient } from './release-proof/prove.ts';
import { startServer } from './test-server.ts';

await runCommand(async () => {
  const [articles = 0, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'prove-releases-'));
  const dataFolder = join(folder, 'data');
  const log = (line: string) => console.log(line);
  const server = await startServer(dataFolder);
  try {
    log(`${articles} more articles, choices ${seed}`);
    await addArticles(serviceClient(server, dataFolder), articles);
    const differing = await proveReleases({ server, dataFolder, releases: 7, seed, log });
    if (differing.length > 0) throw new UserError(`${differing.length} files differ.`);
    log('Every release was the same as a build from scratch.');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
