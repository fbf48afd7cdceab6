/**
 * A process that makes one release after the other until it is killed: all pages of release 7 say 7.
 * Prints the number of each when visitors have it.
 */
import { join } from 'node:path';
import { PrelinkedSite } from '#server/releases/prelinked-site.ts';
import { renderRelease } from '#server/releases/render-release.ts';
import { openSiteStore } from '#server/releases/site-store.ts';

const [, , folder = '', pages = '0', first = '0'] = process.argv;
const store = await openSiteStore(join(folder, 'site'));
const prepared = new PrelinkedSite();

for (let number = Number(first); ; number += 1) {
  const live = store.live();
  if (!live) throw new Error('There is no site to begin with.');
  const next = store.next();
  await renderRelease({
    live,
    next,
    picturesFolder: folder,
    prepared,
    onProgress: () => {},
    renderer: {
      read: async () => ({ version: number, broken: [] }),
      makePictures: async () => [],
      pages: async () =>
        Array.from({ length: Number(pages) }, (_, page) => ({
          ...{ pathname: `/page-${page}`, file: `page-${page}.html`, key: String(number) },
          path: undefined as never,
        })),
      render: async ({ file, key }) => ({
        body: Buffer.from(`release ${number} ${'text '.repeat(2000)}end`),
        record: { file, key, policy: null, pictures: [] },
      }),
      leftOut: () => [],
      headers: () => ({ _headers: `# release ${number}\n` }),
    },
  });
  await store.add(next, 'code', 'compiled');
  await store.removeOld();
  void prepared.begin(next);
  process.stdout.write(`${number}\n`);
}
