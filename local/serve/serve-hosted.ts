import { dataFolderPath } from '#local/data-folder/data-folder.ts';
import { openSiteStore } from '#local/publish/site-store.ts';
import { buildSite } from '#tooling/build-site.ts';
import type { Listener } from './listen.ts';
import { onStop } from './until-stopped.ts';

/**
 * `npm start` with a hosted backend: builds the site from it and serves the result. Releases are the
 * host's business then, so nothing is published here.
 */
export async function serveHosted(listener: Listener, backendUrl: string): Promise<void> {
  const folder = `${dataFolderPath()}-hosted`;
  const store = await openSiteStore(`${folder}/site`);
  const site = store.next();
  console.log(`Building the site from ${backendUrl} …`);
  const build = buildSite({
    outDir: site.folder,
    cacheDir: `${folder}/cache`,
    siteUrl: listener.url,
  });
  onStop(async () => {
    build.stop();
    await listener.close();
  });
  await build.finished;
  await store.add(site, 'hosted');
  listener.answerWith(store.respond);
  console.log(`\n  Website     ${listener.url}\n  Staff area  ${listener.url}/admin\n`);
}
