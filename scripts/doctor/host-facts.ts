import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSiteStore } from '#local/releases/site-store.ts';
import { findHost, hostThatAnswered } from '#tooling/hosts/find-host.ts';
import { measureSite, type SiteMeasure } from '#tooling/hosts/measure-site.ts';
import { UserError } from '#tooling/user-error.ts';
import type { HostFacts } from './host-findings.ts';
import type { Inspection } from './project-findings.ts';

/** Gathers what settings, project, public address and this machine tell of the host. */
export async function gatherHostFacts(
  siteUrl: string | undefined,
  dataFolder: string,
  inspection: Inspection | null,
  request = fetch,
): Promise<HostFacts> {
  return {
    ...hostBySettings(),
    byHook: inspection?.deploy_hook_calls ?? null,
    byAnswer: siteUrl ? await askHost(siteUrl, request) : null,
    releases: inspection?.releases_30_days ?? null,
    site: await measureBuiltSite(dataFolder),
  };
}

function hostBySettings(): Pick<HostFacts, 'bySettings' | 'settingsProblem'> {
  try {
    return { bySettings: findHost(), settingsProblem: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { bySettings: null, settingsProblem: error.message };
  }
}

async function askHost(siteUrl: string, request: typeof fetch): Promise<HostFacts['byAnswer']> {
  try {
    const answer = await request(new URL('/build.json', siteUrl), {
      signal: AbortSignal.timeout(15_000),
    });
    await answer.body?.cancel();
    return hostThatAnswered(answer.headers);
  } catch {
    return null;
  }
}

/** The site that a server here has live, or what `npm run build` left. */
async function measureBuiltSite(dataFolder: string): Promise<SiteMeasure | null> {
  const live = (await openSiteStore(join(dataFolder, 'site'))).live();
  const site = live ?? (process.env.OUT_DIR || 'dist');
  return existsSync(join(site, 'build.json')) ? await measureSite(site) : null;
}
