import { UserError } from '#tooling/user-error.ts';
import { HOSTS, type HostId, hostOf } from './hosts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that the hosts set on their own machines. `GITHUB_ACTIONS` says nothing of where the site goes. */
const BUILDERS: readonly [variable: string, host: HostId][] = [
  ['CF_PAGES', 'cloudflare-pages'],
  ['WORKERS_CI', 'cloudflare-workers'],
  ['NETLIFY', 'netlify'],
  ['VERCEL', 'vercel'],
];

/** The first that fits; whoever uses another word names the host in SITE_HOST. */
const PROGRAMS: readonly [command: RegExp, host: HostId][] = [
  [/\bwrangler\b.*\bpages\b/, 'cloudflare-pages'],
  [/\bwrangler\b/, 'cloudflare-workers'],
  [/\bnetlify\b/, 'netlify'],
  [/\bvercel\b/, 'vercel'],
];

/**
 * Where the site is going to be served, as far as the settings tell: `SITE_HOST`, then what `PUBLISH_TO`
 * names, then the machine that this runs on.
 *
 * @throws UserError for a SITE_HOST that nobody knows.
 */
export function findHost(environment: Environment = process.env): HostId | null {
  const { SITE_HOST, PUBLISH_TO } = environment;
  if (SITE_HOST) {
    if (hostOf(SITE_HOST)) return SITE_HOST as HostId;
    const known = Object.keys(HOSTS).join(', ');
    throw new UserError(`SITE_HOST is "${SITE_HOST}", which is none of ${known}.`);
  }
  if (PUBLISH_TO) return hostOfTarget(PUBLISH_TO);
  const builder = BUILDERS.find(([variable]) => environment[variable])?.[1] ?? null;
  // Without this variable Pages takes no more files on a paid plan than on the free one.
  const takesMore = Number(environment.PAGES_WRANGLER_MAJOR_VERSION) >= 4;
  return builder === 'cloudflare-pages' && takesMore ? 'cloudflare-pages-paid' : builder;
}

function hostOfTarget(target: string): HostId | null {
  if (/^(folder|rsync):/.test(target)) return 'own-server';
  if (target.startsWith('s3:')) return 's3';
  return PROGRAMS.find(([command]) => command.test(target))?.[1] ?? null;
}

/**
 * The host that answered with these headers. Cloudflare's are those of Pages and Workers, and of any server that
 * its network stands in front of: which of them cannot be told.
 */
export function hostThatAnswered(headers: Headers): HostId | 'cloudflare' | null {
  if (headers.has('x-nf-request-id')) return 'netlify';
  if (headers.has('x-vercel-id')) return 'vercel';
  if (headers.has('x-github-request-id')) return 'github-pages';
  return headers.get('server') === 'cloudflare' ? 'cloudflare' : null;
}
