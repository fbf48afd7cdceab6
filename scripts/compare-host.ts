/** `npm run compare -- http://localhost:8788`: whether a host answers `dist/` as our server does. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#local/static-files/files-in.ts';
import { openStaticSite } from '#local/static-files/static-site.ts';
import { networkReason } from '#tooling/network-error.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';

/** Headers that hosts must agree on. */
const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];
const OTHERS = [
  '/admin/blog/edit/1',
  '/admin/login',
  '/blog/',
  '/blog.html',
  '/index',
  '/index.html',
  '/no-such-page',
];

/** Equivalent types. */
const SAME_TYPES: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
};
const SHOWN = 40;
/** Milliseconds. */
const ANSWERS_WITHIN = 60_000;

await runCommand(async () => {
  const [, , host = ''] = process.argv;
  if (!/^https?:\/\//.test(host) || !URL.canParse(host)) {
    throw new UserError('Which host? As in: npm run compare -- http://localhost:8788');
  }
  const folder = process.env.OUT_DIR || 'dist';
  if (!existsSync(join(folder, 'build.json'))) {
    throw new UserError(
      `There is no built site in ${folder} to compare with: npm run build first.`,
    );
  }
  const own = await openStaticSite(folder);
  const differing: string[] = [];
  const files = (await filesIn(folder)).filter((file) => !file.startsWith('_'));
  const addresses = [...files.map(addressOf), ...OTHERS];
  for (const address of addresses) {
    const [ours, theirs] = await Promise.all([
      own.respond(new Request(new URL(address, host))).then(answerOf),
      ask(new URL(address, host)).then(answerOf),
    ]);
    for (const [name, value] of Object.entries(ours)) {
      const other = theirs[name] ?? 'none';
      if (value !== other) differing.push(`${address} ${name}: ${value} here, ${other} there`);
    }
  }
  console.log(`${addresses.length} addresses, ${differing.length} differences.`);
  if (differing.length === 0) return;
  const more = differing.length - SHOWN;
  throw new UserError(
    [...differing.slice(0, SHOWN), ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'),
  );
});

/** @throws UserError when the host does not answer. */
async function ask(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_WITHIN) });
  } catch (error) {
    throw new UserError(
      `${url.href} does not answer (${networkReason(error)}): is the host running?`,
    );
  }
}

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** What matters to a browser; of a redirect only the target. */
async function answerOf(response: Response): Promise<Record<string, string>> {
  const status = String(response.status);
  const location = response.headers.get('location') ?? '';
  if (location !== '') return { status, location: new URL(location, 'http://host').pathname };
  const headers = HEADERS.map((name) => [name, response.headers.get(name) ?? 'none']);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const body = createHash('sha256').update(Buffer.from(await response.arrayBuffer()));
  return {
    status,
    ...Object.fromEntries(headers),
    'content-type': SAME_TYPES[type] ?? type,
    body: body.digest('hex'),
  };
}
