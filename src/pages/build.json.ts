import { execFileSync } from 'node:child_process';
import type { APIRoute } from 'astro';
import { builtContentVersion } from '#build/content/site-content.ts';

/** What is live: the staff area checks here. */
export const GET: APIRoute = async () => {
  const build = {
    contentVersion: await builtContentVersion(),
    builtAt: new Date().toISOString(),
    commit: builtCommit,
  };
  return new Response(`${JSON.stringify(build)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
};

/** Read once: all releases of a process have the pages of one commit. */
const builtCommit = commit();

/** As the host or git says; `null` outside a repository. */
function commit(): string | null {
  const { COMMIT_REF, CF_PAGES_COMMIT_SHA, VERCEL_GIT_COMMIT_SHA, GITHUB_SHA } = process.env;
  const named = COMMIT_REF || CF_PAGES_COMMIT_SHA || VERCEL_GIT_COMMIT_SHA || GITHUB_SHA;
  if (named) return named;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
