import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { freeBytes, inMegabytes } from '#tooling/disk.ts';
import { advice, type Finding, ok, wrong } from './finding.ts';
import { nodeFindings } from './node-findings.ts';

/** Room for a build beside the live site, and their caches. */
const WANTED_BYTES = 2 * 1024 ** 3;

export async function machineFindings(
  dataFolder: string,
  nodeVersion = process.versions.node,
  measure = freeBytes,
): Promise<Finding[]> {
  const free = await measure(existingParent(dataFolder));
  const megabytes = inMegabytes(free).toLocaleString('en-GB');
  return [
    ...nodeFindings(nodeVersion, process.env.npm_config_user_agent, new Date()),
    free >= WANTED_BYTES
      ? ok('room', `${megabytes} MB are free.`)
      : advice(
          'room',
          `Only ${megabytes} MB are free on the disk of ${dataFolder}; builds want about 2,000.`,
        ),
  ];
}

export function siteFinding(siteUrl: string | undefined, isEmbedded: boolean): Finding {
  if (!siteUrl) {
    return isEmbedded
      ? ok('SITE_URL', 'Not set: the address of the local server counts.')
      : wrong(
          'SITE_URL',
          'Set SITE_URL to where visitors find the site: links in mails, feeds and previews need it.',
        );
  }
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  const isAddress = url && /^https?:$/.test(url.protocol);
  if (isAddress && url.pathname === '/') return ok('SITE_URL', siteUrl);
  const fault = isAddress ? 'has something behind the host' : 'is no address';
  return wrong('SITE_URL', `"${siteUrl}" ${fault}: it must be like https://www.example.com.`);
}

function existingParent(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? path : existingParent(dirname(path));
}
