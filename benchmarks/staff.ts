import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceClient } from '#scripts/release-proof/prove.ts';
import { startServer } from '#scripts/test-server.ts';
import { UserError } from '#tooling/user-error.ts';
import { staffLoad } from './staff-load.ts';

/** A hundred requests a second for a minute. @throws UserError when one of them is lost. */
export async function measureStaff(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-staff-'));
  const dataFolder = join(folder, 'data');
  const server = await startServer(dataFolder);
  try {
    const client = serviceClient(server, dataFolder);
    const { sent, lost, times } = await staffLoad(client, { perSecond: 100, seconds: 60 });
    const sorted = times.sort((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    console.log(
      `${sent} requests in a minute, ${lost.length} lost; answers ${at(0.5)} ms in the middle, ${at(0.95)} ms at the 95th of a hundred, ${at(1)} ms the slowest.`,
    );
    if (lost.length > 0) throw new UserError(lost.slice(0, 10).join('\n'));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
