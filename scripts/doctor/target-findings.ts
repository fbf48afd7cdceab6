import { existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSiteStore } from '#server/releases/site-store.ts';
import { filesIn } from '#server/static-files/files-in.ts';
import { parseRedirectsFile } from '#server/static-files/redirects-file.ts';
import { openTarget } from '#server/targets/open-target.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

const ABOUT_TARGET = 'PUBLISH_TO';

/** Whether the place that sites are sent to is there and lets this machine in. @param setting `PUBLISH_TO`. */
export async function targetFindings(setting: string | undefined): Promise<Finding[]> {
  if (!setting) return [];
  try {
    const target = await openTarget(setting, tmpdir());
    if (!target.check)
      return [
        ok(ABOUT_TARGET, `Sites are sent by ${target.name}: only sending tells whether it works.`),
      ];
    await target.check();
    return [ok(ABOUT_TARGET, `Sites are sent to ${target.name}.`)];
  } catch (error) {
    return [wrong(ABOUT_TARGET, error instanceof Error ? error.message : String(error))];
  }
}

/** What hosts count: of the site that a server here has live, or that `npm run build` left. */
export async function sizeFinding(
  dataFolder: string,
  releases: number | undefined,
): Promise<Finding> {
  const live = (await openSiteStore(join(dataFolder, 'site'))).live();
  const site = live ?? (process.env.OUT_DIR || 'dist');
  if (!existsSync(join(site, 'build.json')))
    return unknown(
      'size',
      'No built site is here to be counted: run npm run build, then this again.',
    );
  const files = await filesIn(site);
  const sizes = files.map((path) => ({ path, bytes: statSync(join(site, path)).size }));
  const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const rules = join(site, '_redirects');
  const redirects = existsSync(rules) ? parseRedirectsFile(readFileSync(rules, 'utf8')).length : 0;
  const published = releases === undefined ? '' : `, ${releases} releases within 30 days`;
  return ok(
    'size',
    `${files.length} files, the largest of ${inMebibytes(largest.bytes)} (${largest.path}), ${redirects} addresses that lead on${published}. What hosts allow: docs/deploy.md.`,
  );
}

const inMebibytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
