import { join } from 'node:path';
import type { Progress } from '#server/releases/render-release.ts';
import { createDelivery } from '#server/targets/delivery.ts';
import { openTarget } from '#server/targets/open-target.ts';
import { testFolder } from '../support/own-folder.ts';
import { sampleSite } from './sample-site.ts';

/** A machine that makes sites and sends them, as the server does; in the same place it is the one of before. */
export async function sender(
  setting: string,
  { pauses = [] as readonly number[], place = testFolder() } = {},
) {
  const folder = join(place, 'sent');
  let made: string | null = null;
  const log: string[] = [];
  const steps: Progress[] = [];
  const delivery = await createDelivery({
    target: await openTarget(setting, folder),
    setting,
    made: () => made,
    folder,
    address: undefined,
    log: (line) => log.push(line),
    pauses,
  });
  /** @returns the folder of the site that was sent. */
  async function send(version: number): Promise<string> {
    made = sampleSite(version, place);
    await delivery.send((progress) => steps.push(progress));
    return made;
  }
  return {
    log,
    steps,
    send,
    /** @returns the error of a site that did not arrive. */
    trySend: (version: number): Promise<Error | null> =>
      send(version).then(
        () => null,
        (error: Error) => error,
      ),
    /** The folder of a site. */
    site: (version: number) => sampleSite(version, place),
    catchUp: delivery.catchUp,
    stop: delivery.stop,
    answerWith: delivery.answerWith,
  };
}
