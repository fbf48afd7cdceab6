/**
 * `npm run prove -- restores [rounds] [seed]`: backups with every character and kind of content are
 * restored by a command that is killed, or are damaged; each round ends whole, or nothing has changed.
 */
import { join } from 'node:path';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { restoreBackup } from '#scripts/backup/restore-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { withFolder } from '#scripts/test-project/with-server.ts';
import { openBackend } from '#server/embedded/open.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { Random } from '../support/random.ts';
import { everyCodePoint, fillWithEverything } from './restores/content.ts';
import { damagedRound, killedRound, type Proof } from './restores/prove.ts';

/** One round of so many is killed; it takes as long as ten others. */
const KILLED_EVERY = 5;

await runCommand(async () => {
  const [rounds = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  console.log(`${rounds} rounds, choices ${seed}`);
  await withFolder(async (folder) => {
    const random = new Random(seed);
    const texts = everyCodePoint();
    const proof: Proof = {
      ...{ folder, random },
      zip: join(folder, 'backup.zip'),
      other: join(folder, 'other'),
      small: join(folder, 'small.zip'),
    };
    const source = await openBackend({ folder: null });
    await fillWithEverything(source, random, texts);
    await writeBackup(source.project, proof.zip);
    await source.close();
    const other = await openBackend({ folder: join(proof.other, 'backend') });
    await fillWithEverything(other, random, random.some(texts, 5));
    await writeBackup(other.project, proof.small);
    await other.close();
    const target = await openBackend({ folder: null });
    await restoreBackup(target.project, await openBackup(proof.small));
    let failed = 0;
    for (let round = 1; round <= rounds; round += 1) {
      try {
        const isKilled = round % KILLED_EVERY === 0;
        const found = await (isKilled ? killedRound(proof, round) : damagedRound(proof, target));
        console.log(`${round}: ${found}`);
      } catch (error) {
        failed += 1;
        console.log(`${round}: FAILED: ${error instanceof Error ? error.stack : error}`);
      }
    }
    await target.close();
    if (failed > 0) throw new UserError(`${failed} of ${rounds} restores were not whole.`);
    console.log('Each restore was whole, or was refused and changed nothing.');
  });
});
