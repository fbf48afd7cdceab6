import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Progress } from '#local/releases/render-release.ts';
import { createDelivery } from '#local/targets/delivery.ts';
import { openTarget } from '#local/targets/open-target.ts';
import { sampleSite } from './sample-site.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'targets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A machine that makes sites and sends them, as the server does; in the same place it is the one of before. */
export async function sender(
  setting: string,
  { pauses = [] as readonly number[], place = temporaryFolder() } = {},
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
