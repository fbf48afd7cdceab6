import { buildBackend } from '#environment';
import { ask, hasTerminal } from '#server/ask.ts';
import { hostedFunctions } from '#server/call-function.ts';
import { hostedFolderPath, openHostedFolder } from '#server/data-folder/data-folder.ts';
import { type FirstContent, fillHosted, usualContent } from '#server/first-content.ts';
import { readSenderSettings } from '#server/notifications/notification-sender.ts';
import { makeOrKeepSite } from '#server/releases/site-store.ts';
import { log } from '#tooling/log.ts';
import { UserError } from '#tooling/user-error.ts';
import { answerBackups } from './backups.ts';
import { askProject, askReleases, createHealthCheck } from './health-check.ts';
import { type Listener, onStop } from './listen.ts';
import { createSiteWork, openSites } from './site-work.ts';

/**
 * `npm start` with a hosted project: serves the site. With the project's secret key it also makes the
 * releases that staff ask for; without, the site is built once.
 */
export async function serveHosted(
  listener: Listener,
  backendUrl: string,
  chosen: FirstContent | null,
): Promise<void> {
  const { release, ...folder } = await openHostedFolder();
  const opened = await openSites(folder, { siteUrl: listener.url });
  const { store, sites, delivery, answer } = opened;
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  const project = secretKey ? { url: backendUrl, secretKey } : null;
  listener.answerWith(project ? answerBackups(answer, { backend: buildBackend(), log }) : answer);
  if (project) {
    const isFirst = !store.live();
    const wanted = chosen ?? (usualContent() === 'empty' ? 'empty' : null);
    await fillHosted(project, { chosen: wanted, log, ask: isFirst && hasTerminal() ? ask : null });
  } else if (chosen === 'demo') {
    throw new UserError('Nothing was started: --demo needs the secret key, SUPABASE_SECRET_KEY.');
  }
  const call = project && hostedFunctions(project);
  const sender = readSenderSettings(process.env, process.env.SITE_URL || listener.url);
  const work = call && createSiteWork(opened, { call, project, sender });
  onStop(async () => {
    await (work ?? sites).stop();
    await listener.close();
    await release();
  });
  const askBackend = call
    ? askReleases(call)
    : askProject(backendUrl, process.env.PUBLIC_SUPABASE_ANON_KEY ?? '');
  const dataFolder = hostedFolderPath();
  listener.answerHealthWith(createHealthCheck({ live: store.live, dataFolder, ask: askBackend }));
  if (!store.live()) log(`Building the site from ${backendUrl} …`);
  await makeOrKeepSite(store, log, () => work?.publisher.ensureCurrent() ?? sites.make(() => {}));
  if (work) await work.start({ asks: true });
  else await delivery?.catchUp().catch((error: Error) => log(error.message, 'error'));
  const website = process.env.SITE_URL || listener.url;
  log(
    `\n  Website     ${website}\n  Staff area  ${website}/admin\n  Serves      ${listener.url}\n`,
  );
  if (delivery) log(`  Sent to     ${delivery.name}\n`);
  log(work ? PUBLISHES : BUILT_ONCE);
}

const PUBLISHES = '  Releases that staff ask for are made and served here.\n';
const BUILT_ONCE =
  '  This is the site as it is now: releases are not taken on here without SUPABASE_SECRET_KEY.\n';
