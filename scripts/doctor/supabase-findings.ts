import { advice, type Finding, ok, unknown, wrong } from './finding.ts';

// What Supabase says of its own hosting. Read on 2026-11-24; below supabase.com/docs/guides:
// - keys: getting-started/migrating-to-new-api-keys and github.com/orgs/supabase/discussions/29260. No day is
//   named there, only “by the end of 2026” and “Late 2026, TBC”.
// - pausing: platform/free-project-pausing.
// - egress: platform/manage-your-usage/egress; transformations: …/storage-image-transformations.

/** The last day on which the old keys are sure to work. */
const LEGACY_KEYS_END = '2026-12-31';

/** Whether Supabase itself hosts the project, at an address of its own. */
function isAtSupabase(url: string): boolean {
  return URL.canParse(url) && /\.supabase\.(?:co|in)$/.test(new URL(url).hostname);
}

/** Whether a key is one of the two that are tokens; those that replace them begin with `sb_`. */
const isToken = (key: string) => /^ey[\w-]+\.[\w-]+\./.test(key);

/** Checks for keys that Supabase is about to remove. A project on a machine of one’s own goes on taking them. */
export function legacyKeyFindings(
  url: string,
  publicKey: string,
  secretKey: string | undefined,
): Finding[] {
  const old = [
    ...(isToken(publicKey) ? ['PUBLIC_SUPABASE_ANON_KEY'] : []),
    ...(secretKey && isToken(secretKey) ? ['SUPABASE_SECRET_KEY'] : []),
  ];
  if (old.length === 0) return [ok('kind of keys', 'They are of the kind that stays.')];
  const names = old.join(' and ');
  const [holds, it] = old.length > 1 ? ['hold tokens', 'them'] : ['holds a token', 'it'];
  const how = `Under Settings → API Keys make a publishable and a secret key (sb_publishable_…, sb_secret_…), put ${it} into ${names} wherever this project is built or served, publish, and only then switch the old ones off: both go at once.`;
  return [
    isAtSupabase(url)
      ? wrong(
          'kind of keys',
          `${names} ${holds} of the old kind (anon, service_role), which Supabase removes by the end of 2026 without naming a day: after ${LEGACY_KEYS_END} the site may be without its database. ${how}`,
        )
      : advice(
          'kind of keys',
          `${names} ${holds} of the old kind. A Supabase of your own goes on taking ${it}; Supabase’s hosting, also at an address of your own, removes ${it} by the end of 2026. There: ${how}`,
        ),
  ];
}

/** What a plan means that nobody can see with the project’s keys. */
export function planFindings(url: string): Finding[] {
  if (!isAtSupabase(url)) return [];
  return [
    unknown(
      'pausing',
      'Supabase pauses a project of the Free plan after 7 days of low activity, and with it the form, the staff area and what lies in storage; its owner gets a mail a week before. Run npm start with the secret key beside it (it asks the database every second, and Supabase calls a few requests a day enough, without a promise) or take the Pro plan; Resume project in the dashboard wakes it, for a year.',
    ),
    unknown(
      'quotas',
      'The Free plan gives out 5 GB a month, and 5 GB more from its cache, and makes no smaller copies of pictures. See under Usage in the dashboard how near the project comes to that.',
    ),
  ];
}

/** The answer of a project that is paused, to anything. */
export const PAUSED = 540;
