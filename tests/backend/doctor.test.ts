/** @module-tag slow */
import { beforeAll, describe, expect, test } from 'vitest';
import { describeFindings, type Finding, ok, wrong } from '#scripts/doctor/finding.ts';
import { canLookInside, keyFindings, visitorFindings } from '#scripts/doctor/key-findings.ts';
import { machineFindings, siteFinding } from '#scripts/doctor/machine-findings.ts';
import {
  inspectionSchema,
  migrationFindings,
  projectFindings,
} from '#scripts/doctor/project-findings.ts';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import { type Checksums, checksumOf } from '#tooling/released-migrations.ts';
import { present } from './sessions.ts';
import { siteBackend } from './support.ts';
import { rowsOf } from './whole-project.ts';

const backend = siteBackend();
let migrations: string[];
beforeAll(async () => {
  migrations = (await readMigrations(MIGRATIONS)).map(({ version }) => version).sort();
});

const DAY = 24 * 60 * 60 * 1000;

/** What the project says of itself. */
async function inspected() {
  const { data, error } = await backend.service().rpc('inspect_project');
  expect(error).toBeNull();
  return inspectionSchema.parse(data);
}

/** What is said of the project as it is now. */
async function examine(isEmbedded = true, offset = 0, found = inspected()) {
  const here = new Date(Date.now() + offset);
  const findings = projectFindings({ inspection: await found, migrations, here, isEmbedded });
  return new Map(findings.map((finding) => [finding.about, finding]));
}

describe('doctor: a project that was just set up', () => {
  test('lacks an administrator and nothing else', async () => {
    const findings = [...(await examine()).values()];
    const sentence = expect.stringContaining("private.make_admin('you@example.com')");
    const wrong = findings.filter(({ state }) => state === 'wrong');
    expect(wrong).toEqual([{ state: 'wrong', about: 'people', sentence }]);
  });

  test('hosted, it is told how to publish and to schedule', async () => {
    const findings = await examine(false);
    expect(findings.get('publishing')?.sentence).toContain('vault.create_secret');
    expect(findings.get('scheduled')?.sentence).toContain('private.schedule_jobs()');
    expect(findings.get('notices')?.state).toBe('advice');
  });

  test('is looked into whatever visitors may do, unless address or keys are wrong', () => {
    const outside = [ok('address', ''), wrong('addresses', ''), wrong('visitors', '')];
    expect(canLookInside(outside)).toBe(true);
    expect(canLookInside(keyFindings('sb_publishable_a', 'sb_publishable_b'))).toBe(false);
  });

  test('shows visitors what is published and nothing else', async () => {
    const { url, fetch } = backend.project;
    const findings = await visitorFindings(url, backend.publishableKey, fetch);
    const wrong = findings.filter(({ state }) => state === 'wrong');
    expect(wrong.filter(({ about }) => about !== 'addresses')).toEqual([]);
    expect(findings.map(({ about }) => about)).toContain('drafts');
  });

  test('nothing is changed by looking', async () => {
    const tables = await backend.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'auth', 'storage')`,
    );
    const state = () =>
      rowsOf(
        backend,
        tables.map(({ name }) => name),
      );
    const before = await state();
    await examine();
    expect(await state()).toBe(before);
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
    return await inspected();
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
])('doctor: the deploy hook %s calls %s', async (secret, host) => {
  const inspection = await withHook(secret);
  expect(inspection).toMatchObject({ has_deploy_hook: true, deploy_hook_calls: host });
});

describe('doctor: migrations, in the words in which the project was given them', () => {
  /** What is said when the first file is of these words. */
  async function said(change: (text: string) => string, isReleased: boolean) {
    const [first, ...others] = await readMigrations(MIGRATIONS);
    const { file, text } = present(first);
    const files = [{ ...present(first), text: change(text) }, ...others];
    const checksums: Checksums = isReleased ? { '1.0.0': { [file]: checksumOf(text) } } : {};
    return migrationFindings(await inspected(), files, checksums);
  }

  test('are as they are here, with whatever space between them', async () => {
    const findings = await said((text) => text.replaceAll('\n\n', '\r\n\r\n\r\n'), false);
    expect(findings.map(({ state }) => state)).toEqual(['ok']);
  });

  test('as the Supabase CLI keeps them, statement by statement', async () => {
    const of = 'supabase_migrations.schema_migrations';
    const [kept] = await backend.sql<{ statements: string[] }>(
      `select statements from ${of} order by version limit 1`,
    );
    const keep = (statements: unknown) =>
      backend.sql(
        `update ${of} set statements = $1 where version = (select min(version) from ${of})`,
        [statements],
      );
    const whole = present(kept).statements;
    await keep(
      whole
        .join('')
        .split(';\n')
        .map((one) => one.trim()),
    );
    const findings = await said((text) => text, true);
    await keep(whole);
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
    const found = await inspected();
    const unknown = Object.keys(found.migration_texts).map((version) => [version, null]);
    const inspection = { ...found, migration_texts: Object.fromEntries(unknown) };
    const findings = migrationFindings(inspection, await readMigrations(MIGRATIONS), {});
    expect(findings.map(({ state }) => state)).toEqual(['ok']);
  });
});

test.each<[string, string, string, string, number?]>([
  ['clock', 'clock and the database’s are 24 hours apart', 'select 1', 'select 1', DAY],
  [
    ...(['bucket media', 'media is private, so visitors see no pictures'] as const),
    `update storage.buckets set public = false where id = 'media'`,
    `update storage.buckets set public = true where id = 'media'`,
  ],
  [
    ...([
      'policies',
      'Anybody may read and change enquiries: row-level security is off there.',
    ] as const),
    'alter table public.enquiries disable row level security',
    'alter table public.enquiries enable row level security',
  ],
  [
    ...(['migrations', 'The project has 29990101000000, which this folder has not got'] as const),
    `insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`,
    `delete from supabase_migrations.schema_migrations where version = '29990101000000'`,
  ],
])('doctor: %s', async (about, sentence, toBreak, toMend, offset) => {
  await backend.sql(toBreak);
  const finding = (await examine(true, offset)).get(about);
  await backend.sql(toMend);
  expect(finding?.state).toBe('wrong');
  expect(finding?.sentence).toContain(sentence);
  expect((await examine()).get(about)?.state ?? 'ok').toBe('ok');
});

test('doctor: a backend that is away', async () => {
  const away = () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  const [finding] = await visitorFindings('https://gone.example', 'key', away);
  expect(finding?.sentence).toContain('https://gone.example does not answer (ECONNREFUSED)');
});

test('doctor: a project that is paused', async () => {
  const paused = async () => new Response('', { status: 540 });
  const [finding] = await visitorFindings('https://x.supabase.co', 'key', paused);
  expect(finding?.sentence).toContain('https://x.supabase.co is paused');
  expect(finding?.sentence).toContain('press Resume project');
});

test.each([
  ['{"url": ', 'The secret deploy_hook_url is neither an address nor one line of JSON.'],
  ['{"headers": {}}', 'has no address that begins with https://'],
])('doctor: a deploy hook of %s', async (secret, words) => {
  const finding = (await examine(false, 0, withHook(secret))).get('publishing');
  expect(finding?.state).toBe('wrong');
  expect(finding?.sentence).toContain(words);
});

test('doctor: keys in each other’s places', () => {
  const [publicKey, secretKey] = keyFindings('sb_secret_abc', 'sb_publishable_abc');
  expect(publicKey?.sentence).toContain('every visitor’s browser would get');
  expect(secretKey?.state).toBe('wrong');
  const right = keyFindings('sb_publishable_abc', 'sb_secret_abc');
  expect(right.map(({ state }) => state)).toEqual(['ok']);
});

test('doctor: old Node, full disk, no address', async () => {
  const found = await machineFindings('/nowhere/at/all', '18.1.0', async () => 5_000_000);
  expect(found[0]?.sentence).toBe('Node 18.1.0 is too old: install 20 or newer.');
  expect(found.at(-1)?.sentence).toContain('Only 4 MB are free');
  expect(siteFinding(undefined, false).state).toBe('wrong');
  expect(siteFinding('https://www.example.com/site', false).state).toBe('wrong');
  expect(siteFinding('https://www.example.com', false).state).toBe('ok');
});

test('doctor: the last line sums it up', () => {
  const finding: Finding = { state: 'wrong', about: 'clock', sentence: 'It is wrong.' };
  expect(describeFindings([finding])).toMatch(
    /WRONG {3}clock {12}It is wrong\.\n\n1 thing is wrong\. Nothing was changed\.$/,
  );
});
