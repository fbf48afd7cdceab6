/**
 * What the hosts allow, as far as it matters for a site of files. Each number has the page that says it
 * and the date of what was read: that of the page where it names one, otherwise the day on which a
 * copy of it was read. `docs/deploy.md` prints the table.
 */
export interface Fact<Value> {
  is: Value;
  source: string;
  date: string;
}

export interface Host {
  name: string;
  /** Whose limits these are. */
  plan: string;
  /** What one publish takes of what a month has. */
  credits?: Fact<{ each: number; month: number; afterwards: string }>;
  /** Publishes, or builds on the host's machines. */
  mostBuilds?: Fact<{ count: number; per: 'month' | 'day' }>;
  buildMinutes?: Fact<number>;
  /** Whether a business may use this plan, and in which words the host says so; nothing for yes. */
  business?: Fact<{ answer: 'no' | 'unclear'; words: string }>;
  mostFiles?: Fact<number>;
  mostFilesInFolder?: Fact<number>;
  mostBytesOfFile?: Fact<number>;
  mostBytesOfSite?: Fact<number>;
  /** Lines of `_redirects`: of single addresses, and of patterns with `*` or `:name`. */
  mostRedirects?: Fact<{ single: number; patterns: number }>;
  /** Paths in `_headers`, and characters of one header. */
  mostHeaders?: Fact<{ paths: number; characters: number }>;
}

export type HostId = keyof typeof HOSTS;

const MEBIBYTE = 1024 ** 2;
const GIGABYTE = 1000 ** 3;

const PAGES = 'https://developers.cloudflare.com/pages/platform/limits/';
const WORKERS = 'https://developers.cloudflare.com/workers/platform/limits/';
const WORKERS_BUILDS = 'https://developers.cloudflare.com/workers/ci-cd/builds/limits-and-pricing/';
const CREDITS =
  'https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work';
const FAIR_USE = 'https://vercel.com/docs/limits/fair-use-guidelines';
const GITHUB_PAGES =
  'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits';
const READ = '2026-11-24';

function says<Value>(is: Value, source: string, date = READ): Fact<Value> {
  return { is, source, date };
}

/** Wrangler 4.164.0 counts by the same numbers before it sends. */
const CLOUDFLARE = {
  mostBytesOfFile: says(25 * MEBIBYTE, PAGES),
  mostRedirects: says({ single: 2000, patterns: 100 }, PAGES),
  mostHeaders: says({ paths: 100, characters: 2000 }, PAGES),
} satisfies Partial<Host>;

const NETLIFY = {
  mostFilesInFolder: says(54_000, 'https://docs.netlify.com/site-deploys/overview/'),
} satisfies Partial<Host>;

export const HOSTS = {
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    plan: 'Free',
    mostBuilds: says({ count: 500, per: 'month' }, PAGES),
    mostFiles: says(20_000, PAGES),
    ...CLOUDFLARE,
  },
  'cloudflare-pages-paid': {
    name: 'Cloudflare Pages',
    plan: 'Workers Paid',
    // With PAGES_WRANGLER_MAJOR_VERSION=4 among the project's variables.
    mostFiles: says(
      100_000,
      'https://developers.cloudflare.com/changelog/post/2026-01-23-pages-file-limit-increase/',
      '2026-01-23',
    ),
    ...CLOUDFLARE,
  },
  'cloudflare-workers': {
    name: 'Cloudflare Workers',
    plan: 'Free',
    buildMinutes: says(3000, WORKERS_BUILDS),
    mostFiles: says(20_000, WORKERS),
    ...CLOUDFLARE,
  },
  'cloudflare-workers-paid': {
    name: 'Cloudflare Workers',
    plan: 'Paid',
    buildMinutes: says(6000, WORKERS_BUILDS),
    mostFiles: says(100_000, WORKERS),
    ...CLOUDFLARE,
  },
  netlify: {
    name: 'Netlify',
    plan: 'Free',
    credits: says(
      {
        each: 15,
        month: 300,
        afterwards: 'every site of the account is paused until the next month',
      },
      CREDITS,
    ),
    ...NETLIFY,
  },
  // From 1,000 credits a month, and more can be bought.
  'netlify-paid': { name: 'Netlify', plan: 'Personal or Pro', ...NETLIFY },
  vercel: {
    name: 'Vercel',
    plan: 'Hobby',
    business: says(
      { answer: 'no', words: 'for “non-commercial personal use only”' },
      FAIR_USE,
      '2026-02-27',
    ),
    mostBuilds: says({ count: 100, per: 'day' }, 'https://vercel.com/docs/limits/overview', READ),
  },
  'vercel-paid': { name: 'Vercel', plan: 'Pro' },
  'github-pages': {
    name: 'GitHub Pages',
    plan: 'Free',
    business: says(
      {
        answer: 'unclear',
        words:
          'not “a free web-hosting service to run your online business”, and whether the pages of a local trade are one it does not say',
      },
      GITHUB_PAGES,
    ),
    mostBytesOfSite: says(GIGABYTE, GITHUB_PAGES),
  },
  s3: { name: 'An S3-compatible store', plan: 'any' },
  'own-server': { name: 'A server of your own', plan: 'any' },
} satisfies Record<string, Host>;

/** The host of that name; `null` for a name that is not in the table. */
export function hostOf(id: string): Host | null {
  return Object.hasOwn(HOSTS, id) ? HOSTS[id as HostId] : null;
}
