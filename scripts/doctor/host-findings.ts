import { checkAgainstHost } from '#tooling/hosts/check-against-host.ts';
import type { hostThatAnswered } from '#tooling/hosts/find-host.ts';
import { HOSTS, type Host, type HostId, hostOf } from '#tooling/hosts/hosts.ts';
import type { SiteMeasure } from '#tooling/hosts/measure-site.ts';
import { advice, type Finding, ok, unknown, wrong } from './finding.ts';

/** What tells where the site is served, and what its host counts. */
export interface HostFacts {
  /** By SITE_HOST or PUBLISH_TO. */
  bySettings: HostId | null;
  /** What is wrong with these settings. */
  settingsProblem: string | null;
  /** By the deploy hook in the vault: a host, `github` or `other`. */
  byHook: string | null;
  /** By the answer at SITE_URL. */
  byAnswer: ReturnType<typeof hostThatAnswered>;
  /** Releases that were begun within 30 days; null when nobody looked inside the project. */
  releases: number | null;
  /** The site that was built here last. */
  site: SiteMeasure | null;
}

/** From this part of a month’s credits on there is something to say. */
const NEARLY = 0.6;

export function hostFindings(facts: HostFacts): Finding[] {
  if (facts.settingsProblem) return [wrong('host', facts.settingsProblem)];
  const found = hostAmong(facts);
  if (!found) return [unknownHost(facts)];
  const host: Host = HOSTS[found.id];
  return [
    ok('host', `${host.name}, ${found.by}; the limits are those of the plan ${host.plan}.`),
    ...businessFinding(host, found.id),
    ...creditFinding(host, facts.releases),
    ...limitFindings(host, facts.site),
  ];
}

function hostAmong({ bySettings, byHook, byAnswer }: HostFacts): { id: HostId; by: string } | null {
  if (bySettings) return { id: bySettings, by: 'as the settings say' };
  if (byHook && hostOf(byHook)) return { id: byHook as HostId, by: 'as the deploy hook says' };
  if (byAnswer && byAnswer !== 'cloudflare')
    return { id: byAnswer, by: 'as the answer at SITE_URL says' };
  return null;
}

function unknownHost({ byAnswer }: HostFacts): Finding {
  const names = Object.keys(HOSTS).join(', ');
  return unknown(
    'host',
    byAnswer === 'cloudflare'
      ? 'Cloudflare answers at SITE_URL, for itself or for a server behind it. Set SITE_HOST to cloudflare-pages, cloudflare-workers or own-server, and its limits are checked.'
      : `Nothing tells where visitors find the site. Set SITE_HOST to one of ${names}, and its limits are checked.`,
  );
}

function businessFinding({ name, plan, business }: Host, id: HostId): Finding[] {
  if (!business) return [];
  const paid = hostOf(`${id}-paid`);
  const cure = paid
    ? `Take the plan ${paid.plan} and set SITE_HOST to ${id}-paid, or choose another host.`
    : 'Choose another host, or ask it first.';
  return [
    advice(
      'plan',
      `The plan ${plan} of ${name} is ${business.is.words} (${business.date}). ${cure}`,
    ),
  ];
}

function creditFinding({ name, plan, credits }: Host, releases: number | null): Finding[] {
  if (!credits) return [];
  const { each, month, afterwards } = credits.is;
  const most = Math.floor(month / each);
  const rule = `${name}’s plan ${plan} has ${month} credits a month and takes ${each} for each publish, so that ${most} are the most, and visits take of them too; then ${afterwards}.`;
  if (releases === null) return [unknown('credits', rule)];
  const taken = `${releases} ${releases === 1 ? 'release was' : 'releases were'} begun in the last 30 days, of ${most} that there may be.`;
  return [
    releases < most * NEARLY
      ? ok('credits', `${taken} ${rule}`)
      : advice(
          'credits',
          `${taken} ${rule} Publish several changes at once, take a larger plan (and set SITE_HOST to netlify-paid), or choose a host that does not count.`,
        ),
  ];
}

function limitFindings(host: Host, site: SiteMeasure | null): Finding[] {
  if (!site) {
    return [
      unknown('limits', 'No built site is here to be counted: run npm run build, then this again.'),
    ];
  }
  const remarks = checkAgainstHost(host, site);
  if (remarks.length > 0) {
    return remarks.map(({ state, sentence }) =>
      (state === 'error' ? wrong : advice)('limits', sentence),
    );
  }
  const size = (site.largest.bytes / 1024 ** 2).toLocaleString('en-GB', {
    maximumFractionDigits: 1,
  });
  return [
    ok(
      'limits',
      `${site.files.toLocaleString('en-GB')} files, the largest of ${size} MiB: the host takes them.`,
    ),
  ];
}
