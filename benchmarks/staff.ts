import { withServer } from '#scripts/release-proof/with-server.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Note } from './figures-table.ts';
import { staffLoad } from './staff-load.ts';
import { percentile } from './statistics.ts';

/** A hundred requests a second for a minute. @throws UserError when one of them is lost. */
export async function measureStaff(note: Note): Promise<void> {
  await withServer(async ({ client }) => {
    // The load of a single member of staff, to compare with.
    const alone = await staffLoad(client, 2, 20);
    const { sent, lost, times } = await staffLoad(client, 100, 60);
    const at = (percent: number) => Math.round(percentile(times, percent));
    console.log(
      `${sent} requests in a minute, ${lost.length} lost; answers ${at(50)} ms in the middle, ${at(95)} ms at the 95th of a hundred, ${at(100)} ms the slowest.`,
    );
    const answer = (name: string, percent: number) => ({
      name: `answer at 100 requests a second, ${name}`,
      value: percentile(times, percent),
      unit: 'ms' as const,
      reference: { name: 'at 2 a second', value: percentile(alone.times, percent) },
    });
    note(
      { name: `lost of ${sent} requests`, value: lost.length, unit: '', aim: { value: 0 } },
      answer('median', 50),
      answer('95th percentile', 95),
    );
    if (lost.length > 0) throw new UserError(lost.slice(0, 10).join('\n'));
  });
}
