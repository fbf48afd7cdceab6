import type { Fact, Host } from './hosts.ts';
import type { SiteMeasure } from './measure-site.ts';

/** `error`: the host refuses the site. `warning`: it nearly does, or leaves a part of it out. */
export interface HostRemark {
  state: 'error' | 'warning';
  /** What it is, and what to do. */
  sentence: string;
}

/** What is known of a site; whoever sends one knows its files at least. */
export type CheckedSite = Pick<SiteMeasure, 'files' | 'largest'> & Partial<SiteMeasure>;

interface Count {
  limit: Fact<number> | undefined;
  found: number | undefined;
  words: (found: string) => string;
  show?: (count: number) => string;
  advice: string;
  /** Beyond the limit the host leaves something out, and takes the rest. */
  leavesOut?: boolean;
}

const NEARLY = 0.9;
const LARGER = 'Choose a larger plan and name it in SITE_HOST, or another host.';

/**
 * Says which limits of its host a site reaches, before it is sent there: from nine tenths on.
 *
 * @returns nothing for a site that fits.
 */
export function checkAgainstHost(host: Host, site: CheckedSite): HostRemark[] {
  return countsOf(host, site).flatMap(
    ({ limit, found, words, show = number, advice, leavesOut }) => {
      if (!limit || found === undefined || found < limit.is * NEARLY) return [];
      const isOver = found > limit.is;
      const than = isOver ? 'more than the' : 'and the limit is';
      return {
        state: isOver && !leavesOut ? 'error' : 'warning',
        sentence: `${words(show(found))}, ${than} ${show(limit.is)} of ${host.name} (${host.plan}). ${advice}`,
      };
    },
  );
}

function countsOf(host: Host, { files, bytes, largest, fullest, ...site }: CheckedSite): Count[] {
  const { mostRedirects, mostHeaders } = host;
  return [
    {
      limit: host.mostFiles,
      found: files,
      words: (count) => `The site has ${count} files`,
      advice: LARGER,
    },
    {
      limit: host.mostFilesInFolder,
      found: fullest?.files,
      words: (count) => `The folder /${fullest?.path} has ${count} files`,
      advice: LARGER,
    },
    {
      limit: host.mostBytesOfFile,
      found: largest.bytes,
      show: mebibytes,
      words: (size) => `The file /${largest.path} has ${size}`,
      advice: 'Make it smaller, or take it from its page.',
    },
    {
      limit: host.mostBytesOfSite,
      found: bytes,
      show: mebibytes,
      words: (size) => `The site has ${size}`,
      advice: LARGER,
    },
    {
      limit: part(mostRedirects, 'single'),
      found: site.redirects?.single,
      words: (count) => `The site leads ${count} old addresses on`,
      advice: 'The host forgets the last ones: take out of use what nobody opens any more.',
      leavesOut: true,
    },
    {
      limit: part(mostRedirects, 'patterns'),
      found: site.redirects?.patterns,
      words: (count) => `The file _redirects has ${count} patterns`,
      advice: 'The host forgets the last ones.',
      leavesOut: true,
    },
    {
      limit: part(mostHeaders, 'paths'),
      found: site.headers?.paths,
      words: (count) => `The file _headers has ${count} paths`,
      advice: 'The host forgets the last ones.',
      leavesOut: true,
    },
    {
      limit: part(mostHeaders, 'characters'),
      found: site.headers?.longest,
      words: (count) => `A line of _headers has ${count} characters`,
      advice: 'The host leaves longer ones out.',
      leavesOut: true,
    },
  ];
}

function part<Key extends string>(
  fact: Fact<Record<Key, number>> | undefined,
  key: Key,
): Fact<number> | undefined {
  return fact && { ...fact, is: fact.is[key] };
}

const number = (count: number) => count.toLocaleString('en-GB');

const mebibytes = (bytes: number) =>
  `${(bytes / 1024 ** 2).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MiB`;
