import { readFileSync } from 'node:fs';

/** A line that an administrator is to type, in a terminal or in the project's SQL editor. */
export type GuideLine = string;

const GUIDES = ['docs/deploy.md', 'docs/operate.md'];

/** Everything that the guides say to type: lines of their blocks of `sh` and `sql`, and npm commands in a sentence. */
export function guideLines(): GuideLine[] {
  const lines = GUIDES.flatMap((guide) => {
    const text = readFileSync(guide, 'utf8');
    const blocks = [...text.matchAll(/^ *```(sh|sql)\n(.*?)^ *```$/gms)].flatMap(
      ([, kind, block = '']) =>
        block
          .split('\n')
          .map((line) => (kind === 'sh' ? line.replace(/\s*#.*$/, '') : line).trim()),
    );
    const inSentences = [...text.matchAll(/`(npm (?:run [\w:-]+|start)[^`]*|select [^`]*;)`/g)];
    return [...blocks, ...inSentences.map(([, line = '']) => line)];
  });
  // What goes into .env stands in a block of sh, too.
  const typed = lines.filter((line) => line !== '' && !/^[A-Z_]+=/.test(line));
  return [...new Set(typed.map((line) => line.replace(/'\{.*\}'/, "'{…}'")))];
}

const NO_VAULT = 'Debian has no vault and no pg_net; tests/database has stand-ins for both';

/** Tests that run a line: here by file, or elsewhere; and why none does. */
export const CHECKED: Record<GuideLine, 'setting-up' | 'site' | (string & {})> = {
  'supabase login': 'needs an account with Supabase',
  'supabase link': 'needs an account with Supabase',
  'supabase config push':
    'needs an account with Supabase; servers.ts gives these settings to the auth server',
  'supabase db push --remote': 'migrations.test.ts, of a database that is named instead of linked',
  'npm run check': 'scripts/business',

  'npm run seed': 'setting-up',
  'npm run doctor': 'setting-up',
  "select private.make_admin('you@example.com');": 'setting-up',
  'npm run backup -- site-2026-11-22.zip': 'setting-up',
  'npm run restore -- site-2026-11-22.zip --check': 'setting-up',
  'npm run restore -- site-2026-11-22.zip': 'setting-up',
  'npm run backup -- --nightly backups': 'tests/backend/nightly-backup.test.ts',
  'npm run import:wordpress -- export.xml --pictures uploads': 'setting-up',
  "update private.sender_header set name = 'x-forwarded-for';": 'setting-up',
  'select at, actor, action, entity, details from public.audit_log order by at desc limit 50;':
    'setting-up',
  'select * from public.releases order by id desc limit 10;': 'setting-up',

  'npm run build': 'site',
  'npm start': 'site',
  'npm start -- --demo': 'tests/backend/first-content.test.ts and first-start.test.ts',
  'npm start -- --empty': 'tests/backend/first-content.test.ts and first-start.test.ts',
  'select private.schedule_jobs();': 'policies.test.ts, where pg_cron is installed',
  "select vault.create_secret('https://…the deploy hook…', 'deploy_hook_url');": NO_VAULT,
  "select vault.create_secret('{…}', 'deploy_hook_url');": NO_VAULT,
  "select vault.update_secret((select id from vault.secrets where name = 'deploy_hook_url'), '{…}');":
    NO_VAULT,
  "select vault.create_secret('{…}', 'notice_sender');": NO_VAULT,
  "select vault.update_secret((select id from vault.secrets where name = 'notice_sender'), '{…}');":
    NO_VAULT,

  'npm run publish': 'tests/releases/workflow.test.ts',
  'npm run dev': 'the embedded backend, in tests/site',
  'npm run reset': 'the embedded backend, in tests/backend',
  'npm run types': 'the embedded backend, in tests/database',
  'npm run backup': 'setting-up, with a name',
  'npm run restore -- site.zip': 'setting-up, under another name',
};
