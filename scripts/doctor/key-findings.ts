import { z } from 'zod';
import { networkReason } from '#tooling/network-error.ts';
import { advice, type Finding, ok, unknown, wrong } from './finding.ts';

type Fetch = typeof fetch;

/** The answer of a project that is paused, to anything. */
const PAUSED = 540;

/** A key's declared kind; its signature is for the project to check. */
function kindOf(key: string): 'public' | 'secret' | 'unknown' {
  if (key.startsWith('sb_publishable_')) return 'public';
  if (key.startsWith('sb_secret_')) return 'secret';
  const [, payload = ''] = key.split('.');
  try {
    const { role } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
      role?: unknown;
    };
    if (role === 'anon') return 'public';
    if (role === 'service_role') return 'secret';
  } catch {
    // No token: falls through.
  }
  return 'unknown';
}

/** Checks both keys: a secret key as the public one would reach every visitor's browser. */
export function keyFindings(publicKey: string, secretKey: string | undefined): Finding[] {
  const isPublic = kindOf(publicKey);
  const findings = [
    isPublic === 'secret'
      ? wrong(
          'public key',
          'PUBLIC_SUPABASE_ANON_KEY holds the SECRET key, which every visitor’s browser would get. Make a new secret key in the project, and put the publishable one here.',
        )
      : isPublic === 'public'
        ? ok('public key', 'It is a public one.')
        : wrong(
            'public key',
            'PUBLIC_SUPABASE_ANON_KEY is not a key of Supabase: it begins with sb_publishable_ or is a long token.',
          ),
  ];
  if (!secretKey) {
    findings.push(
      unknown(
        'secret key',
        'SUPABASE_SECRET_KEY is not set, so nobody looked inside the project. Set it for this command alone.',
      ),
    );
  } else if (kindOf(secretKey) !== 'secret') {
    findings.push(
      wrong(
        'secret key',
        'SUPABASE_SECRET_KEY is not a secret key: it begins with sb_secret_ or is the service_role token.',
      ),
    );
  }
  return findings;
}

/** Keys that are tokens, which Supabase itself removes: docs/deploy.md says when. */
export function oldKeyFindings(url: string, publicKey: string, secretKey = ''): Finding[] {
  const isToken = (key: string) => /^ey[\w-]+\.[\w-]+\./.test(key);
  const old = [
    ...(isToken(publicKey) ? ['PUBLIC_SUPABASE_ANON_KEY'] : []),
    ...(isToken(secretKey) ? ['SUPABASE_SECRET_KEY'] : []),
  ];
  if (old.length === 0) return [ok('kind of keys', 'They are of the kind that stays.')];
  const isAtSupabase = /\.supabase\.(?:co|in)$/.test(URL.parse(url)?.hostname ?? '');
  return [
    (isAtSupabase ? wrong : advice)(
      'kind of keys',
      `Of the old kind (anon, service_role), which Supabase’s hosting removes: ${old.join(' and ')}. There make a publishable and a secret key under Settings → API Keys (sb_publishable_…, sb_secret_…), change them wherever this project is built or served, publish, and only then switch the old ones off: both go at once.`,
    ),
  ];
}

/** Whether address and keys are right, so that the project can be asked about what is in it. */
export function canLookInside(findings: readonly Finding[]): boolean {
  const needed = ['address', 'public key', 'secret key'];
  return !findings.some(({ about, state }) => state === 'wrong' && needed.includes(about));
}

const settingsSchema = z.object({
  disable_signup: z.boolean().optional(),
  mailer_autoconfirm: z.boolean().optional(),
});

/** Checks the project's answers to visitors. */
export async function visitorFindings(
  url: string,
  publicKey: string,
  request: Fetch = fetch,
): Promise<Finding[]> {
  const ask = (path: string) =>
    request(`${url}${path}`, {
      headers: { apikey: publicKey },
      signal: AbortSignal.timeout(15_000),
    });
  let settings: Response;
  try {
    settings = await ask('/auth/v1/settings');
  } catch (error) {
    return [
      wrong(
        'address',
        `${url} does not answer (${networkReason(error)}): is PUBLIC_SUPABASE_URL right, and the project awake?`,
      ),
    ];
  }
  if (settings.status === 401) {
    return [
      wrong('public key', `${url} refuses the public key: is it the one of this very project?`),
    ];
  }
  if (settings.status === PAUSED) {
    return [
      wrong(
        'address',
        `${url} is paused: the site has no form and no staff area. Open the project in Supabase’s dashboard and press Resume project.`,
      ),
    ];
  }
  if (!settings.ok) {
    return [
      wrong(
        'address',
        `${url} answers ${settings.status} where accounts should be: is that a Supabase project?`,
      ),
    ];
  }
  const accounts = settingsSchema.safeParse(await settings.json()).data;
  const [published, working] = await Promise.all([
    ask('/rest/v1/published_posts?select=post_id&limit=1'),
    ask('/rest/v1/posts?select=id&limit=1'),
  ]);
  return [
    ok('address', `${url} answers.`),
    published.ok
      ? ok('visitors', 'They may read what is published.')
      : wrong(
          'visitors',
          `They can’t read what is published (${published.status}): apply the migrations, supabase db push --remote.`,
        ),
    published.ok && working.ok
      ? wrong(
          'visitors',
          'They may read working copies of articles: the rights of the tables are not those of the migrations.',
        )
      : ok('drafts', 'Nobody reads them without an account.'),
    accounts?.disable_signup
      ? wrong('accounts', 'Nobody can create an account: run supabase config push.')
      : ok('accounts', 'People may create one, and wait for approval.'),
    accounts?.mailer_autoconfirm
      ? wrong(
          'addresses',
          'Addresses are not confirmed by mail, so anybody can take anybody’s: run supabase config push.',
        )
      : ok('addresses', 'They are confirmed by mail.'),
    unknown(
      'mails',
      'Whether mails to accounts arrive (SMTP, docs/deploy.md) only a person can see: try “Forgotten password”.',
    ),
  ];
}
