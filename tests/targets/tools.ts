import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Progress } from '#server/releases/render-release.ts';
import { createDelivery } from '#server/targets/delivery.ts';
import { openTarget } from '#server/targets/open-target.ts';
import { testFolder } from '../support/own-folder.ts';

/** Bytes of each picture: enough that a line can be cut in the middle of one. */
const PICTURE = 40_000;

/** So long that it is worth compressing. */
const TEXT = '<p>Oak, ash and walnut, planed and oiled.</p>'.repeat(40);

/** A small site. Each page says its version, and asks for files of that version alone. */
function sampleSite(version: number, place = mkdtempSync(join(tmpdir(), 'site-'))): string {
  const folder = join(place, `build-v${version}-1`);
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write(
    'build.json',
    JSON.stringify({ contentVersion: version, builtAt: `at ${version}`, commit: null }),
  );
  write(
    '_headers',
    '/*\n  X-Frame-Options: DENY\n\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  write(
    '_redirects',
    `/old /blog 301\n/admin/* /admin 200\n${version > 1 ? '/gone /blog 301\n' : ''}`,
  );
  for (const path of [
    'index',
    '404',
    'blog',
    'admin',
    'blog/one',
    'blog/two',
    'blog/three',
    'kitchens/oak & ash',
  ]) {
    write(
      `${path}.html`,
      `<title>version ${version}</title>${TEXT}<script src="/_astro/app.v${version}.js"></script><img src="/pictures/p${version}.avif">`,
    );
  }
  if (version === 1) write('blog/gone.html', 'version 1 <img src="/pictures/p1.avif">');
  write(`_astro/app.v${version}.js`, `'version ${version}'`);
  write('_astro/same.js', 'always');
  write('rss.xml', `<rss>version ${version}</rss>`);
  for (let number = 0; number < 8; number += 1) {
    write(`pictures/same-${number}.avif`, Buffer.alloc(PICTURE, `same ${number}`));
  }
  write(`pictures/p${version}.avif`, noise(version));
  return folder;
}

/** Bytes that no tool makes smaller. */
function noise(seed: number): Buffer {
  const bytes = Buffer.alloc(PICTURE);
  let state = seed;
  for (let place = 0; place < PICTURE; place += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[place] = state >>> 24;
  }
  return bytes;
}

/** A machine that makes sites and sends them, as the server does; in the same place it is the one of before. */
export async function sender(
  setting: string,
  { pauses = [] as readonly number[], place = testFolder() } = {},
) {
  const folder = join(place, 'sent');
  let made: string | null = null;
  const log: string[] = [];
  const steps: Progress[] = [];
  const delivery = await createDelivery({
    target: await openTarget(setting, folder),
    setting,
    made: () => made,
    folder,
    address: undefined,
    log: (line) => log.push(line),
    pauses,
  });
  /** @returns the folder of the site that was sent. */
  async function send(version: number): Promise<string> {
    made = sampleSite(version, place);
    await delivery.send((progress) => steps.push(progress));
    return made;
  }
  return {
    log,
    steps,
    send,
    /** @returns the error of a site that did not arrive. */
    trySend: (version: number): Promise<Error | null> =>
      send(version).then(
        () => null,
        (error: Error) => error,
      ),
    /** The folder of a site. */
    site: (version: number) => sampleSite(version, place),
    catchUp: delivery.catchUp,
    stop: delivery.stop,
    answerWith: delivery.answerWith,
  };
}
