import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { testFolder } from '../../tests/support/own-folder.ts';
import { oldKeyFindings } from './key-findings.ts';
import { nodeFindings } from './machine-findings.ts';
import { sizeFinding } from './target-findings.ts';

afterEach(() => void vi.unstubAllEnvs());

test('size: the built site is counted as hosts count it', async () => {
  const folder = testFolder();
  vi.stubEnv('OUT_DIR', folder);
  expect(await sizeFinding(folder, 12)).toMatchObject({ state: 'unknown', about: 'size' });
  writeFileSync(join(folder, 'build.json'), '{}');
  writeFileSync(join(folder, 'plan.pdf'), Buffer.alloc(3 * 1024 ** 2));
  writeFileSync(join(folder, '_redirects'), '/old /new 301\n/x/* /y 301\n');
  expect((await sizeFinding(folder, 12)).sentence).toMatch(
    /^3 files, the largest of 3.0 MiB \(plan.pdf\), 2 addresses that lead on, 12 releases within 30 days\./,
  );
});

const ANON = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.signature';
const HOSTED = 'https://abc.supabase.co';

test.for([
  [HOSTED, ANON, ANON, 'wrong', 'PUBLIC_SUPABASE_ANON_KEY and SUPABASE_SECRET_KEY.'],
  [HOSTED, 'sb_publishable_a', ANON, 'wrong', ': SUPABASE_SECRET_KEY.'],
  ['https://supabase.co.example.com', ANON, undefined, 'advice', ': PUBLIC_SUPABASE_ANON_KEY.'],
  [HOSTED, 'sb_publishable_a', 'sb_secret_b', 'ok', 'of the kind that stays'],
  ['nonsense', 'x', undefined, 'ok', 'of the kind that stays'],
] as const)('keys: of %s, %s and %s are %s', ([url, key, secret, state, words]) => {
  const [finding] = oldKeyFindings(url, key, secret);
  expect(finding).toMatchObject({ state, sentence: expect.stringContaining(words) });
  expect(finding?.sentence).not.toContain('eyJ');
});

const today = new Date('2026-11-24');
const toldOf = (version: string, agent?: string, day = today) =>
  nodeFindings(version, agent, day).map(({ state, sentence }) => `${state}: ${sentence}`);

test('Node: is named with the day until which it is looked after', () => {
  expect(toldOf('26.10.0')).toEqual(['ok: Node 26.10.0, which is looked after until 2029-04-30.']);
  expect(toldOf('40.0.0')).toEqual(['ok: Node 40.0.0.']);
  expect(toldOf('18.1.0')[0]).toMatch(/^wrong: Node 18\.1\.0 is too old/);
});

test('Node: of npm is told apart from the one that comes with the packages', () => {
  expect(toldOf('26.10.0', 'npm/10.8.2 node/v20.20.2 linux x64 workspaces/false')).toEqual([
    'ok: Node 26.10.0, which is looked after until 2029-04-30.',
    'advice: Node 20.20.2 has had no security fixes since 2026-04-30: install 24 or a newer even number.',
  ]);
  expect(toldOf('26.10.0', 'npm/11.1.0 node/v26.10.0 darwin arm64')).toHaveLength(1);
});

test('Node: whose end is near is told in time', () => {
  expect(toldOf('22.21.0', undefined, new Date('2027-02-01'))[0]).toMatch(
    /^advice: Node 22\.21\.0 gets no security fixes after 2027-04-30/,
  );
});
