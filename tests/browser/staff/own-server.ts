import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { test as base } from '@playwright/test';
import { programOf } from '#scripts/test-project/programs.ts';
import { type Client, done } from '#scripts/test-project/rows.ts';
import { type Backend, openBackend, type SentMail } from '#server/embedded/open.ts';
import { listen } from '#server/http/listen.ts';
import { openStaticSite } from '#server/static-files/static-site.ts';
import { PASSWORD } from './staff.ts';

const DAY = 86_400_000;

/** The built site on a backend of the test's own: addresses are confirmed, and its clock can be moved. */
export interface OwnServer {
  url: string;
  /** Somebody's program. */
  client(): Client;
  /** Says that an account may work here. */
  letIn(email: string): Promise<void>;
  /** Makes an editor whose address is confirmed. @returns their program */
  editor(email: string): Promise<Client>;
  /** The newest mail to an address. */
  mailTo(email: string): SentMail;
  /** Takes a file out of storage behind everybody's back, as a disk that is restored from a copy does. */
  loseFile(path: string): Promise<void>;
  /** Lets three days go by for a file in storage. */
  ageFile(path: string): Promise<void>;
  /** Does what whoever builds the site does with the release that waits: it is live now. */
  build(): Promise<void>;
  /** For the server, a day and an hour go by; for the browser nothing does. */
  waitADay(): void;
}

/** Tests on a server with the settings of a hosted project. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const { TEST_SITE } = process.env;
      if (!TEST_SITE)
        throw new Error('Run it with `npm test staff`, or name a built site in TEST_SITE.');
      const folder = await copyOfSite(TEST_SITE);
      const site = await openStaticSite(folder);
      const listener = await listen(0);
      let passed = 0;
      const backend = await openBackend({
        folder: null,
        siteUrl: listener.url,
        auth: { email: { enable_confirmations: true, secure_password_change: true } },
        now: () => Date.now() + passed,
      });
      await backend.setUrl(listener.url);
      listener.answerWith(site.respond, getRequestListener(backend.fetch));
      await use({
        url: listener.url,
        client: () => programOf(listener.url, backend.publishableKey),
        letIn: (email) => letIn(backend, email),
        editor: (email) => createEditor(listener.url, backend, email),
        mailTo: (email) => newestMail(backend, email),
        loseFile: async (path) => {
          await backend.sql(`update storage.objects set name = 'lost/' || name where name = $1`, [
            path,
          ]);
        },
        ageFile: async (path) => {
          await backend.sql(
            `update storage.objects set created_at = now() - interval '3 days',
              updated_at = now() - interval '3 days' where name = $1`,
            [path],
          );
        },
        build: () => buildRelease(backend),
        waitADay: () => {
          passed += DAY + DAY / 24;
        },
      });
      await listener.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/** The site as it is served now: each release by another test takes an older one away. */
async function copyOfSite(first: string): Promise<string> {
  const store = dirname(first);
  const current = await readFile(join(store, 'current.json'), 'utf8');
  const { build } = JSON.parse(current) as { build: string };
  const folder = await mkdtemp(join(tmpdir(), 'harrow-and-pine-site-'));
  await cp(join(store, build), folder, { recursive: true });
  return folder;
}

async function letIn(backend: Backend, email: string): Promise<void> {
  await backend.sql(
    `insert into public.user_roles (user_id, role) select id, 'editor' from auth.users where email = $1
    on conflict (user_id) do update set role = excluded.role`,
    [email],
  );
}

async function createEditor(url: string, backend: Backend, email: string): Promise<Client> {
  const client = programOf(url, backend.publishableKey);
  const options = { data: { full_name: 'Joe Pine' } };
  await done(client.auth.signUp({ email, password: PASSWORD, options }));
  await fetch(newestMail(backend, email).link ?? '', { redirect: 'manual' });
  await letIn(backend, email);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  return client;
}

async function buildRelease(backend: Backend): Promise<void> {
  const [release] = await backend.sql<{ id: number }>('select id from public.claim_release()');
  if (!release?.id) throw new Error('No release waits.');
  await backend.sql(`select public.record_release($1, 'live')`, [release.id]);
}

function newestMail(backend: Backend, email: string): SentMail {
  const mail = backend.mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail was sent to ${email}`);
  return mail;
}
