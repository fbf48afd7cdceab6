import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteMeasure } from '#tooling/hosts/measure-site.ts';
import { testFolder } from '../../tests/support/own-folder.ts';
import { gatherHostFacts } from './host-facts.ts';
import { type HostFacts, hostFindings } from './host-findings.ts';
import { nodeFindings } from './node-findings.ts';
import { legacyKeyFindings, planFindings } from './supabase-findings.ts';

const SITE: SiteMeasure = {
  files: 412,
  bytes: 30_000_000,
  largest: { path: 'pictures/a.webp', bytes: 2_100_000 },
  fullest: { path: 'pictures', files: 200 },
  redirects: { single: 3, patterns: 0 },
  headers: { paths: 12, longest: 700 },
};
const NOTHING: HostFacts = {
  ...{ bySettings: null, settingsProblem: null, byHook: null, byAnswer: null, releases: null },
  site: SITE,
};

afterEach(() => void vi.unstubAllEnvs());

const told = (facts: Partial<HostFacts>) =>
  hostFindings({ ...NOTHING, ...facts }).map(
    ({ state, about, sentence }) => `${state} ${about}: ${sentence}`,
  );

test('host: is what the settings say, then the hook, then the answer at the site’s address', () => {
  const facts = { bySettings: 's3', byHook: 'netlify', byAnswer: 'vercel' } as const;
  expect(told(facts)[0]).toContain('ok host: An S3-compatible store, as the settings say;');
  expect(told({ ...facts, bySettings: null })[0]).toContain('Netlify, as the deploy hook says;');
  expect(told({ byHook: 'github', byAnswer: 'vercel' })[0]).toContain(
    'Vercel, as the answer at SITE_URL says;',
  );
});

test('host: that nothing tells is asked for', () => {
  expect(told({ byHook: 'other' })).toEqual([
    expect.stringMatching(/^unknown host: Nothing tells .* SITE_HOST to one of cloudflare-pages,/),
  ]);
  expect(told({ byAnswer: 'cloudflare' })).toEqual([
    expect.stringContaining('for itself or for a server behind it. Set SITE_HOST to cloudflare-'),
  ]);
});

test('host: that SITE_HOST names wrongly is told among the other findings', async () => {
  vi.stubEnv('SITE_HOST', 'Netlify');
  const facts = await gatherHostFacts(undefined, '/nowhere', null);
  expect(hostFindings(facts)).toEqual([
    {
      ...{ state: 'wrong', about: 'host' },
      sentence: expect.stringMatching(/^SITE_HOST is "Netlify", which is none of/),
    },
  ]);
});

test('host: counts publishes: Netlify’s credits', () => {
  const credits = (releases: number | null) => told({ byHook: 'netlify', releases })[1];
  expect(credits(null)).toMatch(/^unknown credits: .* has 300 credits a month and takes 15/);
  expect(credits(1)).toMatch(/^ok credits: 1 release was begun in the last 30 days, of 20/);
  expect(credits(12)).toMatch(
    /^advice credits: 12 releases .* every site of the account is paused/,
  );
  expect(told({ bySettings: 'netlify-paid', releases: 90 })).toHaveLength(2);
  expect(told({ byHook: 'cloudflare-pages', releases: 90 })).toHaveLength(2);
});

test('host: may forbid business', () => {
  expect(told({ byHook: 'vercel' })[1]).toBe(
    'advice plan: The plan Hobby of Vercel is for “non-commercial personal use only” (2026-02-27). Take the plan Pro and set SITE_HOST to vercel-paid, or choose another host.',
  );
  expect(told({ bySettings: 'github-pages' })[1]).toContain('or ask it first.');
  expect(told({ bySettings: 'vercel-paid' })).toHaveLength(2);
});

test('host: has limits that the built site is held against', () => {
  const limits = (site: Partial<SiteMeasure>) =>
    told({ bySettings: 'cloudflare-pages', site: { ...SITE, ...site } }).slice(1);
  expect(limits({})).toEqual(['ok limits: 412 files, the largest of 2 MiB: the host takes them.']);
  expect(limits({ files: 18_500 })[0]).toMatch(/^advice limits: The site has 18,500 files,/);
  expect(limits({ files: 27_884, redirects: { single: 5000, patterns: 0 } })).toEqual([
    expect.stringMatching(/^wrong limits: The site has 27,884 files, more than the 20,000/),
    expect.stringMatching(/^advice limits: The site leads 5,000 old addresses on, more than/),
  ]);
  expect(told({ bySettings: 's3', site: null })[1]).toMatch(/^unknown limits: .*npm run build/);
});

test('host: is asked at the public address, and the site here is counted', async () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'build.json'), '{}');
  vi.stubEnv('OUT_DIR', folder);
  const asked: string[] = [];
  const answer = async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return new Response('{}', { headers: { 'x-nf-request-id': '1' } });
  };
  expect(await gatherHostFacts('https://www.example.com', folder, null, answer)).toMatchObject({
    byAnswer: 'netlify',
    site: { files: 1 },
    releases: null,
  });
  expect(asked).toEqual(['https://www.example.com/build.json']);
  const away = () => Promise.reject(new TypeError('fetch failed'));
  const nobody = await gatherHostFacts('https://www.example.com', folder, null, away);
  expect(nobody.byAnswer).toBeNull();
});

const ANON = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.signature';
const HOSTED = 'https://abc.supabase.co';

test('keys: of the old kind are wrong there, with the date and what to do', () => {
  const [finding] = legacyKeyFindings(HOSTED, ANON, ANON);
  expect(finding?.state).toBe('wrong');
  expect(finding?.sentence).toMatch(
    /^PUBLIC_SUPABASE_ANON_KEY and SUPABASE_SECRET_KEY hold tokens of the old kind .* by the end of 2026 .* after 2026-12-31 .* Settings → API Keys/,
  );
  expect(finding?.sentence).not.toContain('eyJ');
  expect(legacyKeyFindings(HOSTED, 'sb_publishable_a', ANON)[0]?.sentence).toMatch(
    /^SUPABASE_SECRET_KEY holds a token/,
  );
});

test('keys: are right as they are with a Supabase of one’s own, and of the new kind anywhere', () => {
  expect(legacyKeyFindings('https://db.example.com', ANON, undefined)[0]?.state).toBe('advice');
  expect(legacyKeyFindings(HOSTED, 'sb_publishable_a', 'sb_secret_b')[0]?.state).toBe('ok');
  expect(legacyKeyFindings('nonsense', 'x', undefined)[0]?.state).toBe('ok');
});

test('keys: what the Free plan means is told where Supabase hosts', () => {
  expect(planFindings(HOSTED).map(({ about, state }) => [about, state])).toEqual([
    ['pausing', 'unknown'],
    ['quotas', 'unknown'],
  ]);
  expect(planFindings('https://supabase.co.example.com')).toEqual([]);
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
