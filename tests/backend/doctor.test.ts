/** @module-tag slow */
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFindings, type Finding, ok, wrong } from '#scripts/doctor/finding.ts';
import { canLookInside, keyFindings, visitorFindings } from '#scripts/doctor/key-findings.ts';
import { machineFindings, siteFinding } from '#scripts/doctor/machine-findings.ts';
import { migrationFindings } from '#scripts/doctor/migration-findings.ts';
import { inspectionSchema, projectFindings } from '#scripts/doctor/project-findings.ts';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { type Checksums, checksumOf } from '#tooling/released-migrations.ts';
import { clientOf } from './support.ts';

let backend: Backend;
let migrations: string[];

beforeAll(async () => {
  backend = await openBackend({ folder: null });
  const names = await readdir('supabase/migrations');
  migrations = names.flatMap((name) => /^(\d{14})_/.exec(name)?.[1] ?? []).sort();
});
afterAll(() => backend.close());

const DAY = 24 * 60 * 60 * 1000;

/** What is said of the project as it is now. */
async function examine(isEmbedded = true, offset = 0): Promise<Map<string, Finding>> {
  const { data, error } = await clientOf(backend, backend.secretKey).rpc('inspect_project');
  expect(error).toBeNull();
  const inspection = inspectionSchema.parse(data);
  const here = new Date(Date.now() + offset);
  const findings = projectFindings({ inspection, migrations, here, isEmbedded });
  return new Map(findings.map((finding) => [finding.about, finding]));
}

describe('a project that was just set up', () => {
  test('lacks an administrator and nothing else', async () => {
    const findings = [...(await examine()).values()];
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([
      {
        state: 'wrong',
        about: 'people',
        sentence: expect.stringContaining("private.make_admin('you@example.com')"),
      },
    ]);
  });

  test('hosted, it is told how to publish and to schedule', async () => {
    const findings = await examine(false);
    expect(findings.get('publishing')?.sentence).toContain('vault.create_secret');
    expect(findings.get('scheduled')?.sentence).toContain('private.schedule_jobs()');
    expect(findings.get('notices')?.state).toBe('advice');
  });

  test('is looked into whatever visitors may do, unless address or keys are wrong', () => {
    expect(canLookInside([ok('address', ''), wrong('addresses', ''), wrong('visitors', '')])).toBe(
      true,
    );
    expect(canLookInside(keyFindings('sb_publishable_a', 'sb_publishable_b'))).toBe(false);
  });

  test('shows visitors what is published and nothing else', async () => {
    const findings = await visitorFindings(
      'http://localhost',
      backend.publishableKey,
      (input, init) => backend.fetch(new Request(input, init)),
    );
    expect(
      findings.filter(({ state, about }) => state === 'wrong' && about !== 'addresses'),
    ).toEqual([]);
    expect(findings.map(({ about }) => about)).toContain('drafts');
  });

  test('nothing is changed by looking', async () => {
    const tables = (await backend.sql(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
    )) as { name: string }[];
    const state = async () => {
      const found: unknown[] = [];
      for (const { name } of tables) {
        const rows = `select count(*)::int, sum(hashtext(item::text)::bigint)::text from ${name} as item`;
        found.push([name, ...(await backend.sql(rows))]);
      }
      return found;
    };
    const before = await state();
    await examine();
    expect(await state()).toEqual(before);
  });
});

/** What is found inside with such a secret in the vault. */
async function withHook(secret: string) {
  try {
    for (const statement of [
      'create schema vault',
      'create table vault.decrypted_secrets (name text, decrypted_secret text)',
      `insert into vault.decrypted_secrets values ('deploy_hook_url', '${secret}')`,
      'create schema net',
      "create function net.http_post() returns bigint language sql as 'select 1::bigint'",
    ])
      await backend.sql(statement);
    const [row] = (await backend.sql('select public.inspect_project() as found')) as {
      found: unknown;
    }[];
    return inspectionSchema.parse(row?.found);
  } finally {
    await backend.sql('drop schema if exists vault, net cascade');
  }
}

test.each([
  ['https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/1', 'cloudflare-pages'],
  ['https://api.cloudflare.com/client/v4/workers/builds/deploy_hooks/1', 'cloudflare-workers'],
  ['https://api.netlify.com/build_hooks/1', 'netlify'],
  ['https://api.vercel.com/v1/integrations/deploy/1/2', 'vercel'],
  ['{"url": "https://api.github.com/repos/you/site/dispatches"}', 'github'],
  ['https://hooks.example.com/1', 'other'],
])('the deploy hook %s calls %s', async (secret, host) => {
  const inspection = await withHook(secret);
  expect(inspection).toMatchObject({ has_deploy_hook: true, deploy_hook_calls: host });
});

describe('migrations, in the words in which the project was given them', () => {
  /** What is said when the first file is of these words. */
  async function said(change: (text: string) => string, isReleased: boolean) {
    const { data } = await clientOf(backend, backend.secretKey).rpc('inspect_project');
    const [first, ...others] = await readMigrations(MIGRATIONS);
    if (!first) throw new Error('There is no migration.');
    const files = [{ ...first, text: change(first.text) }, ...others];
    const checksums: Checksums = isReleased
      ? { '1.0.0': { [first.file]: checksumOf(first.text) } }
      : {};
    return migrationFindings(inspectionSchema.parse(data), files, checksums);
  }

  test('are as they are here, with whatever space between them', async () => {
    const findings = await said((text) => text.replaceAll('\n\n', '\r\n\r\n\r\n'), false);
    expect(findings.map(({ state }) => state)).toEqual(['ok']);
  });

  test('as the Supabase CLI keeps them, statement by statement', async () => {
    const statements = `select statements from supabase_migrations.schema_migrations order by version limit 1`;
    const [kept] = (await backend.sql(statements)) as { statements: string[] }[];
    const update = (list: string) =>
      `update supabase_migrations.schema_migrations set statements = ${list}
      where version = (select min(version) from supabase_migrations.schema_migrations)`;
    await backend.sql(
      update(`array(select btrim(one, E' \\n')
      from unnest(string_to_array(array_to_string(statements, ''), E';\\n')) as one)`),
    );
    const findings = await said((text) => text, true);
    const whole = kept?.statements[0]?.replaceAll("'", "''");
    await backend.sql(update(`array['${whole}']`));
    expect(findings.map(({ state }) => state)).toEqual(['ok']);
  });

  test('another than this one is named', async () => {
    const [finding, ...more] = await said((text) => `${text}-- Later.\n`, false);
    expect(more).toEqual([]);
    expect(finding?.state).toBe('wrong');
    expect(finding?.sentence).toMatch(/given another \d{14}_foundation\.sql than this one/);
  });

  test('one that was edited after its release is named once, with the way back', async () => {
    const [finding, ...more] = await said((text) => `${text}-- Later.\n`, true);
    expect(more).toEqual([]);
    expect(finding?.sentence).toMatch(/git checkout v1\.0\.0 -- supabase\/migrations\/\d{14}_fou/);
  });

  test('of a text that was not kept nothing is said', async () => {
    const { data } = await clientOf(backend, backend.secretKey).rpc('inspect_project');
    const inspection = inspectionSchema.parse(data);
    const unknown = Object.keys(inspection.migration_texts).map((version) => [version, null]);
    const findings = migrationFindings(
      { ...inspection, migration_texts: Object.fromEntries(unknown) },
      await readMigrations(MIGRATIONS),
      {},
    );
    expect(findings.map(({ state }) => state)).toEqual(['ok']);
  });
});

describe('what is wrong has its sentence', () => {
  test.each([
    {
      about: 'clock',
      offset: DAY,
      sentence: 'clock and the database’s are 24 hours apart',
      break: 'select 1',
      mend: 'select 1',
    },
    {
      about: 'bucket media',
      sentence: 'media is private, so visitors see no pictures',
      break: `update storage.buckets set public = false where id = 'media'`,
      mend: `update storage.buckets set public = true where id = 'media'`,
    },
    {
      about: 'policies',
      sentence: 'Anybody may read and change enquiries: row-level security is off there.',
      break: 'alter table public.enquiries disable row level security',
      mend: 'alter table public.enquiries enable row level security',
    },
    {
      about: 'migrations',
      sentence: 'The project has 29990101000000, which this folder has not got',
      break: `insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`,
      mend: `delete from supabase_migrations.schema_migrations where version = '29990101000000'`,
    },
  ])('$about', async ({ about, sentence, offset, ...statements }) => {
    await backend.sql(statements.break);
    const finding = (await examine(true, offset)).get(about);
    await backend.sql(statements.mend);
    expect(finding?.state).toBe('wrong');
    expect(finding?.sentence).toContain(sentence);
    expect((await examine()).get(about)?.state ?? 'ok').toBe('ok');
  });

  test('a backend that is away', async () => {
    const away = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    const [finding] = await visitorFindings('https://gone.example', 'key', away);
    expect(finding?.sentence).toContain('https://gone.example does not answer (ECONNREFUSED)');
  });

  test('a project that is paused', async () => {
    const paused = async () => new Response('', { status: 540 });
    const [finding] = await visitorFindings('https://x.supabase.co', 'key', paused);
    expect(finding?.sentence).toContain('https://x.supabase.co is paused');
    expect(finding?.sentence).toContain('press Resume project');
  });

  test.each([
    ['{"url": ', 'The secret deploy_hook_url is neither an address nor one line of JSON.'],
    ['{"headers": {}}', 'has no address that begins with https://'],
  ])('a deploy hook of %s', async (secret, words) => {
    const inspection = await withHook(secret);
    const findings = projectFindings({
      inspection,
      migrations,
      here: new Date(),
      isEmbedded: false,
    });
    const finding = findings.find(({ about }) => about === 'publishing');
    expect(finding?.state).toBe('wrong');
    expect(finding?.sentence).toContain(words);
  });

  test('keys in each other’s places', () => {
    const [publicKey, secretKey] = keyFindings('sb_secret_abc', 'sb_publishable_abc');
    expect(publicKey?.sentence).toContain('every visitor’s browser would get');
    expect(secretKey?.state).toBe('wrong');
    expect(keyFindings('sb_publishable_abc', 'sb_secret_abc').map(({ state }) => state)).toEqual([
      'ok',
    ]);
  });

  test('an old Node, a full disk, a site without an address', async () => {
    const found = await machineFindings('/nowhere/at/all', '18.1.0', async () => 5_000_000);
    const [node] = found;
    expect(node?.sentence).toBe('Node 18.1.0 is too old: install 20 or newer.');
    const room = found.at(-1);
    expect(room?.sentence).toContain('Only 4 MB are free');
    expect(siteFinding(undefined, false).state).toBe('wrong');
    expect(siteFinding('https://www.example.com/site', false).state).toBe('wrong');
    expect(siteFinding('https://www.example.com', false).state).toBe('ok');
  });

  test('the last line sums it up', () => {
    const finding: Finding = { state: 'wrong', about: 'clock', sentence: 'It is wrong.' };
    expect(describeFindings([finding])).toMatch(
      /WRONG {3}clock {12}It is wrong\.\n\n1 thing is wrong\. Nothing was changed\.$/,
    );
  });
});
