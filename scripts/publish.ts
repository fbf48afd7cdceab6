/**
 * `npm run publish`: makes the site as `npm run build` does, sends it to `PUBLISH_TO`, and waits until
 * `SITE_URL` answers with it. For a workflow that a release starts.
 *
 * With `RELEASE` (the id that the deploy hook was called with) and the project's secret key, staff see how
 * far it is, and why it failed.
 */
import { join } from 'node:path';
import { hostedFunctions } from '#server/call-function.ts';
import {
  latestProgress,
  releaseQueue,
  SENT_UNSEEN,
  whyFailed,
} from '#server/releases/release-queue.ts';
import { openDelivery } from '#server/targets/delivery.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { BUILD_CACHE, makeSite } from './made-site.ts';

const log = (line: string) => console.log(line);

await runCommand(async () => {
  let made: string | null = null;
  const folder = join(BUILD_CACHE, 'sent');
  const delivery = await openDelivery({ made: () => made, folder, log });
  if (!delivery) throw new UserError('PUBLISH_TO is not set: nothing was made or sent.');
  const release = openRelease();
  try {
    const site = await makeSite(undefined, release.note);
    made = site.folder;
    await delivery.send(release.note);
    const told = delivery.isSeen ? site.remarks : [...site.remarks, SENT_UNSEEN];
    await release.end('live', told.join('\n'));
    log(`The site was sent to ${delivery.name}: ${site.summary}.`);
  } catch (error) {
    await release.end('failed', whyFailed(error));
    throw error;
  }
});

/** The release of the database that this run makes, if it was told of one. */
function openRelease() {
  const { hosted } = loadSettings();
  const id = Number(process.env.RELEASE);
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  if (!hosted || !id || !secretKey) return { note: () => {}, end: async () => {} };
  const queue = releaseQueue(hostedFunctions({ url: hosted.url, secretKey }));
  const report = (error: Error) => log(`The release could not be told: ${error.message}`);
  const progress = latestProgress((step) => queue.progress(id, step));
  return {
    note: progress.note,
    end: async (status: 'live' | 'failed', message: string) => {
      await progress.settled();
      await queue.record(id, status, message).catch(report);
    },
  };
}
