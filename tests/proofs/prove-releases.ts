/**
 * `npm run prove -- 1000`: releases of every kind on a server with so many more articles, each set
 * compared with a build from scratch. A second number repeats the choices that chance made.
 */

import { addArticles } from '#scripts/test-project/add-articles.ts';
import { withServer } from '#scripts/test-project/with-server.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { proveReleases } from './releases/prove.ts';

await runCommand(async () => {
  const [articles = 0, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  const log = (line: string) => console.log(line);
  await withServer(async ({ server, dataFolder, client }) => {
    log(`${articles} more articles, choices ${seed}`);
    await addArticles(client, articles);
    const differing = await proveReleases({ server, dataFolder, seed, log });
    if (differing.length > 0) throw new UserError(`${differing.length} files differ.`);
    log('Every release was the same as a build from scratch.');
  });
});
