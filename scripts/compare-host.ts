/**
 * `npm run compare -- http://localhost:8788`: whether another host of `dist/` answers as our own server
 * does, for every file and for addresses that lead elsewhere.
 */
import { createHash } from 'node:crypto';
import { openStaticSite } from '#local/host/static-site.ts';
import { filesIn } from '#local/publish/next-site.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';

/** What hosts must agree on; the rest (dates, connections, their own marks) is theirs. */
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
/** Addresses that are no file. */
const OTHERS = [
  '/admin/blog/edit/1',
  '/admin/login',
  '/blog/',
  '/blog.html',
  '/index',
  '/index.html',
  '/no-such-page',
];

await runCommand(async () => {
  const [, , host] = process.argv;
  if (!host || !URL.canParse(host))
    throw new UserError('Which host? As in: npm run compare -- http://localhost:8788');
  const folder = process.env.OUT_DIR || 'dist';
  const own = await openStaticSite(folder);
  const differing: string[] = [];
  const addresses = [
    ...filesIn(folder)
      .filter((file) => !file.startsWith('_'))
      .map(addressOf),
    ...OTHERS,
  ];
  for (const address of addresses) {
    const [ours, theirs] = await Promise.all([
      own.respond(new Request(new URL(address, host))).then(answerOf),
      fetch(new URL(address, host), { redirect: 'manual' }).then(answerOf),
    ]);
    for (const [name, value] of Object.entries(ours)) {
      const other = theirs[name] ?? 'none';
      if (value !== other) differing.push(`${address} ${name}: ${value} here, ${other} there`);
    }
  }
  console.log(`${addresses.length} addresses, ${differing.length} differences.`);
  if (differing.length > 0) throw new UserError(differing.join('\n'));
});

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** What a browser makes of an answer: of a redirect only where it leads. */
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
    // Two names for the same, by different standards.
    'content-type': type.replace('application/javascript', 'text/javascript'),
    body: body.digest('hex'),
  };
}
