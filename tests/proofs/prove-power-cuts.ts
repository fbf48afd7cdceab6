/**
 * `npm run prove -- power-cuts [copies] [seed]`: copies of a data folder as power cuts at random moments
 * would leave it. Each opens, and lacks at most what was saved in the last second.
 */
import { withFolder } from '#scripts/test-project/with-server.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { Random } from '../support/random.ts';
import { proveCuts } from './power-cuts/prove.ts';

/** A copy comes after so many saves on average. */
const SAVES_A_COPY = 4;
const AT_MOST_MS = 1000;

await runCommand(async () => {
  const [copies = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  console.log(`${copies} copies, choices ${seed}`);
  await withFolder(async (folder) => {
    const options = { copies, saves: copies * SAVES_A_COPY, random: new Random(seed) };
    let [failed, longest, saves, lacking] = [0, 0, 0, 0];
    for await (const copy of proveCuts(folder, options)) {
      const { number, survives, answered, missing, missingFor, broken } = copy;
      const limit = survives === 'everything' ? 0 : AT_MOST_MS;
      const isBad = broken.length > 0 || missingFor > limit;
      if (isBad) failed += 1;
      if (missing > 0) lacking += 1;
      longest = Math.max(longest, missingFor);
      saves = answered;
      console.log(
        `${number}: ${isBad ? 'FAILED: ' : ''}of what was not synced ${survives} is left; ${answered} saves answered, ${missing} missing, the first of them since ${missingFor} ms. ${broken.join(' ')}`,
      );
    }
    console.log(
      `${copies} copies, up to ${saves} saves: ${lacking} lack something, at most of the last ${longest} ms; ${failed} failed.`,
    );
    if (failed > 0) throw new UserError(`${failed} of ${copies} copies are not as promised.`);
  });
});
