import { join } from 'node:path';
import { buildBackend, placeOfPictures } from '#environment';
import { ask, hasTerminal } from '#server/ask.ts';
import { hostedFunctions } from '#server/call-function.ts';
import { hostedFolderPath, openHostedFolder } from '#server/data-folder/data-folder.ts';
import { createFileCleaner } from '#server/enquiry-files/file-cleaner.ts';
import { type FirstContent, fillHosted, usualContent } from '#server/first-content.ts';
import {
  createNotificationSender,
  readSenderSettings,
} from '#server/notifications/notification-sender.ts';
import { createPictureMaker } from '#server/pictures/picture-maker.ts';
import { recordSiteDefaults } from '#server/record-site-defaults.ts';
import { createPublisher } from '#server/releases/publisher.ts';
import { releaseQueue } from '#server/releases/release-queue.ts';
import { createSiteBuilder } from '#server/releases/site-builder.ts';
import { makeOrKeepSite, openSiteStore } from '#server/releases/site-store.ts';
import { openDelivery } from '#server/targets/delivery.ts';
import { log } from '#tooling/log.ts';
import { UserError } from '#tooling/user-error.ts';
import { answerBackups } from './backups.ts';
import { askProject, askReleases, createHealthCheck } from './health/health-check.ts';
import { type Listener, onStop } from './listen.ts';

/**
 * `npm start` with a hosted project: serves the site. With the project's secret key it also makes the
 * releases that staff ask for; without, the site is built once.
 */
export async function serveHosted(
  listener: Listener,
  backendUrl: string,
  chosen: FirstContent | null,
): Promise<void> {
  const { site, cache: cacheDir, release } = await openHostedFolder();
  const store = await openSiteStore(site);
  const build = { siteUrl: listener.url, cacheDir };
  const sites = createSiteBuilder({ ...build, store, log });
  const delivery = await openDelivery({ made: store.live, folder: join(cacheDir, 'sent'), log });
  const answer = delivery ? delivery.answerWith(store.respond) : store.respond;
  const withBackups = () => answerBackups(answer, { backend: buildBackend(), log });
  listener.answerWith(process.env.SUPABASE_SECRET_KEY ? withBackups() : answer);
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  if (secretKey) {
    const isFirst = !store.live();
    const project = { url: backendUrl, secretKey };
    const wanted = chosen ?? (usualContent() === 'empty' ? 'empty' : null);
    await fillHosted(project, { chosen: wanted, log, ask: isFirst && hasTerminal() ? ask : null });
  } else if (chosen === 'demo') {
    throw new UserError('Nothing was started: --demo needs the secret key, SUPABASE_SECRET_KEY.');
  }
  const call = secretKey ? hostedFunctions(backendUrl, secretKey) : null;
  const publisher = call && createPublisher({ queue: releaseQueue(call), sites, delivery, log });
  const sender = readSenderSettings(process.env, process.env.SITE_URL || listener.url);
  const notifications = call && createNotificationSender({ call, sender, log });
  const pictures =
    call && placeOfPictures() === 'files' ? createPictureMaker({ call, build, log }) : null;
  onStop(async () => {
    await notifications?.stop();
    await pictures?.stop();
    await (publisher ?? sites).stop();
    await listener.close();
    await release();
  });
  const askBackend = call
    ? askReleases(call)
    : askProject(backendUrl, process.env.PUBLIC_SUPABASE_ANON_KEY ?? '');
  const dataFolder = hostedFolderPath();
  listener.answerHealthWith(createHealthCheck({ live: store.live, dataFolder, ask: askBackend }));
  if (!store.live()) log(`Building the site from ${backendUrl} …`);
  await makeOrKeepSite(store, log, () => publisher?.ensureCurrent() ?? sites.make(() => {}));
  if (publisher) {
    publisher.deliver();
    publisher.check();
    publisher.keepTimes({ asks: true });
  } else {
    await delivery?.catchUp().catch((error: Error) => log(error.message, 'error'));
  }
  pictures?.start();
  if (call) await recordSiteDefaults(call, log);
  notifications?.start();
  if (secretKey) createFileCleaner({ project: { url: backendUrl, secretKey }, log }).start();
  const website = process.env.SITE_URL || listener.url;
  log(
    `\n  Website     ${website}\n  Staff area  ${website}/admin\n  Serves      ${listener.url}\n`,
  );
  if (delivery) log(`  Sent to     ${delivery.name}\n`);
  log(publisher ? PUBLISHES : BUILT_ONCE);
}

const PUBLISHES = '  Releases that staff ask for are made and served here.\n';
const BUILT_ONCE =
  '  This is the site as it is now: releases are not taken on here without SUPABASE_SECRET_KEY.\n';
