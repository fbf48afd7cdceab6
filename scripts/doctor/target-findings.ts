import { tmpdir } from 'node:os';
import { openTarget } from '#server/targets/open-target.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ABOUT = 'PUBLISH_TO';

/** Whether the place that sites are sent to is there and lets this machine in. @param setting `PUBLISH_TO`. */
export async function targetFindings(setting: string | undefined): Promise<Finding[]> {
  if (!setting) return [];
  try {
    const target = await openTarget(setting, tmpdir());
    if (!target.check)
      return [ok(ABOUT, `Sites are sent by ${target.name}: only sending tells whether it works.`)];
    await target.check();
    return [ok(ABOUT, `Sites are sent to ${target.name}.`)];
  } catch (error) {
    return [wrong(ABOUT, error instanceof Error ? error.message : String(error))];
  }
}
