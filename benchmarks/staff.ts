import { withServer } from '#scripts/release-proof/with-server.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Note } from './figures-table.ts';
import { staffLoad } from './staff-load.ts';
import { timeFigures } from './statistics.ts';

/** A hundred requests a second for a minute. @throws UserError when one of them is lost. */
export async function measureStaff(note: Note): Promise<void> {
  await withServer(async ({ client }) => {
    // The load of a single member of staff, to compare with.
    const alone = await staffLoad(client, 2, 20);
    const { sent, lost, times } = await staffLoad(client, 100, 60);
    const beside = { name: 'at 2 a second', times: alone.times };
    note(
      { name: `lost of ${sent} requests`, value: lost.length, unit: '', aim: { value: 0 } },
      ...timeFigures('answer at 100 requests a second', times, beside, [50, 95, 100]),
    );
    if (lost.length > 0) throw new UserError(lost.slice(0, 10).join('\n'));
  });
}
