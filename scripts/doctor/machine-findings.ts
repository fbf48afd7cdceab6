import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { businessProblems, NOTE } from '#tooling/check-business.ts';
import { freeBytes, inMegabytes } from '#tooling/disk.ts';
import { advice, type Finding, ok, wrong } from './finding.ts';

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

const OLDEST_NODE = 20;
const DAY = 24 * 60 * 60 * 1000;
/** How long before the end somebody should hear of it. */
const NOTICE_OF_END = 120 * DAY;

/** After which day a version gets no security fixes: github.com/nodejs/Release, schedule.json, read on 2026-11-24. */
const ENDS_OF_NODE: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};
const WANTED_NODE = 24;

/**
 * Checks the Node that runs this, which comes with the packages, and the one that npm itself runs on.
 *
 * @param userAgent what npm says of itself: `npm/10.8.2 node/v20.20.2 linux x64`.
 */
export function nodeFindings(
  version: string,
  userAgent: string | undefined,
  today: Date,
): Finding[] {
  const own = supportFinding('node', version, today);
  const under = /\bnode\/v(\S+)/.exec(userAgent ?? '')?.[1];
  return under && under !== version ? [own, supportFinding('node of npm', under, today)] : [own];
}

function supportFinding(about: string, version: string, today: Date): Finding {
  const major = Number.parseInt(version, 10);
  if (major < OLDEST_NODE)
    return wrong(about, `Node ${version} is too old: install ${OLDEST_NODE} or newer.`);
  const end = ENDS_OF_NODE[major];
  if (!end) return ok(about, `Node ${version}.`);
  const left = Date.parse(end) - today.getTime();
  if (left > NOTICE_OF_END)
    return ok(about, `Node ${version}, which is looked after until ${end}.`);
  return advice(
    about,
    `Node ${version} ${left < 0 ? 'has had no security fixes since' : 'gets no security fixes after'} ${end}: install ${WANTED_NODE} or a newer even number.`,
  );
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

/** What the folder of the business still lacks before visitors read it. */
export async function folderFinding(): Promise<Finding> {
  const { problems, notes } = await businessProblems();
  const [first = ''] = [...problems, ...notes];
  const told = `npm run check names ${problems.length + notes.length > 1 ? 'all' : 'it'}, first: ${first.replace(NOTE, '')}`;
  if (problems.length > 0)
    return wrong(
      'src/business',
      `No site is made while ${problems.length} things in it are wrong: ${told}`,
    );
  if (notes.length === 0) return ok('src/business', 'Nothing in it is left to be written.');
  return advice('src/business', `Look at ${notes.length} things before visitors read it: ${told}`);
}
