import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { embeddedFunctions } from '#server/call-function.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/demo-accounts.ts';
import { readOrCreateKeys } from '#server/embedded/keys.ts';
import type { FirstContent } from '#server/first-content.ts';
import { answerBackups } from '#server/http/backups.ts';
import { askReleases, createHealthCheck } from '#server/http/health-check.ts';
import { type Listener, onStop } from '#server/http/listen.ts';
import { backendStarting } from '#server/http/routes.ts';
import {
  createSiteWork,
  type OpenSites,
  openSites,
  type SiteWork,
} from '#server/http/site-work.ts';
import { embeddedSender } from '#server/notifications/notification-sender.ts';
import { makeOrKeepSite } from '#server/releases/site-store.ts';
import { log } from '#tooling/log.ts';
import { openEmbedded } from './open-embedded.ts';

/**
 * `npm start` without a hosted backend: site, staff area and backend on one port. The backend has its
 * own process, so pages are served whatever happens to it.
 */
export async function serveEmbedded(
  listener: Listener,
  chosen: FirstContent | null,
): Promise<void> {
  // Storage is this server: nothing stands more alone by files of its own, and a first start is sooner there.
  process.env.PICTURES ||= process.env.PUBLISH_TO ? 'files' : 'storage';
  const sender = embeddedSender(process.env, listener.url);
  log('Opening the embedded backend …');
  const backendUrl = `http://127.0.0.1:${listener.port}`;
  let made: OpenSites | undefined;
  let early: Promise<void> | undefined;
  let work: SiteWork | undefined;
  const addresses = { backendUrl, siteUrl: listener.url };
  const backend = await openEmbedded({
    siteUrl: listener.url,
    log,
    chosen,
    onFolder: async (folder) => {
      made = await openSites(folder, addresses);
      listener.answerWith(made.answer, backendStarting);
      if (made.store.fingerprint() === null) log('Building the site …');
      // Its code is compiled while the backend opens, and then waits for the content. A failure is told below.
      early = made.sites.ensureCurrent().catch(() => undefined);
    },
    onGiveUp: async () => {
      made?.sites.stop();
      await early;
    },
    onReturn: () => work?.publisher.resume(),
    onRelease: () => work?.publisher.check(),
  });
  const opened = made ?? (await openSites(backend.folder, addresses));
  const { store, answer } = opened;
  const call = embeddedFunctions(backend);
  const { secretKey } = await readOrCreateKeys(backend.folder.backend);
  const project = { url: backendUrl, secretKey };
  work = createSiteWork(opened, { call, project, sender, backendStarts: backend.starts });
  const { publisher, start, stop } = work;
  onStop(async () => {
    await stop();
    await backend.close();
    await listener.close();
  });
  await backend.setUrl(listener.url);
  const { live } = store;
  const dataFolder = backend.folder.path;
  listener.answerHealthWith(createHealthCheck({ live, dataFolder, ask: askReleases(call) }));

  const backups = { backend: { url: backendUrl, key: EMBEDDED_PUBLISHABLE_KEY }, log };
  listener.answerWith(answerBackups(answer, backups), backend.forward);

  await makeOrKeepSite(store, log, publisher.ensureCurrent);
  await start({ asks: false });
  announce(listener.url);
}

function announce(url: string): void {
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(20)} ${role}`);
  console.log(
    [
      '',
      `  Website     ${url}`,
      `  Staff area  ${url}/admin`,
      '',
      `  Demo accounts, password ${DEMO_PASSWORD}`,
      ...accounts,
      '',
      '  Ctrl-C stops the server; everything that was saved is kept.',
      '',
    ].join('\n'),
  );
}
