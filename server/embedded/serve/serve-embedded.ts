import { join } from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY, placeOfPictures } from '#environment';
import { embeddedFunctions } from '#server/call-function.ts';
import type { DataFolder } from '#server/data-folder/data-folder.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/demo-accounts.ts';
import { readOrCreateKeys } from '#server/embedded/keys.ts';
import { createFileCleaner } from '#server/enquiry-files/file-cleaner.ts';
import type { FirstContent } from '#server/first-content.ts';
import { answerBackups } from '#server/http/backups.ts';
import { askReleases, createHealthCheck } from '#server/http/health/health-check.ts';
import { type Listener, onStop } from '#server/http/listen.ts';
import { backendStarting } from '#server/http/routes.ts';
import {
  createNotificationSender,
  embeddedSender,
} from '#server/notifications/notification-sender.ts';
import { createPictureMaker, type PictureMaker } from '#server/pictures/picture-maker.ts';
import { recordSiteDefaults } from '#server/record-site-defaults.ts';
import { createPublisher, type Publisher } from '#server/releases/publisher.ts';
import { releaseQueue } from '#server/releases/release-queue.ts';
import { createSiteBuilder } from '#server/releases/site-builder.ts';
import { makeOrKeepSite, openSiteStore } from '#server/releases/site-store.ts';
import { openDelivery } from '#server/targets/delivery.ts';
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
  let made: Awaited<ReturnType<typeof openSites>> | undefined;
  let early: Promise<void> | undefined;
  let publisher: Publisher | undefined;
  let pictures: PictureMaker | null = null;
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
    onReturn: () => publisher?.resume(),
    onRelease: () => publisher?.check(),
  });
  const { build, store, sites, delivery, answer } =
    made ?? (await openSites(backend.folder, addresses));
  const call = embeddedFunctions(backend);
  const notifications = createNotificationSender({ call, sender, log });
  onStop(async () => {
    await notifications.stop();
    await pictures?.stop();
    await publisher?.stop();
    await backend.close();
    await listener.close();
  });
  await backend.setUrl(listener.url);
  const { live } = store;
  const dataFolder = backend.folder.path;
  listener.answerHealthWith(createHealthCheck({ live, dataFolder, ask: askReleases(call) }));

  pictures = placeOfPictures() === 'files' ? createPictureMaker({ call, build, log }) : null;
  publisher = createPublisher({
    queue: releaseQueue(call),
    sites,
    delivery,
    log,
    backendStarts: backend.starts,
  });
  const backups = { backend: { url: backendUrl, key: EMBEDDED_PUBLISHABLE_KEY }, log };
  listener.answerWith(answerBackups(answer, backups), backend.forward);

  await makeOrKeepSite(store, log, publisher.ensureCurrent);
  publisher.deliver();
  publisher.check();
  publisher.keepTimes({ asks: false });
  pictures?.start();
  await recordSiteDefaults(call, log);
  notifications.start();
  const { secretKey } = await readOrCreateKeys(backend.folder.backend);
  createFileCleaner({ project: { url: backendUrl, secretKey }, log }).start();
  announce(listener.url);
}

/** The sites that are kept, what makes them, and where they are sent. */
async function openSites(
  { site, cache }: Pick<DataFolder, 'site' | 'cache'>,
  addresses: { backendUrl: string; siteUrl: string },
) {
  const store = await openSiteStore(site);
  const delivery = await openDelivery({ made: store.live, folder: join(cache, 'sent'), log });
  const build = { ...addresses, cacheDir: cache };
  const sites = createSiteBuilder({ ...build, store, log });
  const answer = delivery ? delivery.answerWith(store.respond) : store.respond;
  return { build, store, sites, delivery, answer };
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
