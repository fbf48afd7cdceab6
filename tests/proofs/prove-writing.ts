/**
 * `npm run prove -- writing 100`: so many random rounds of writing in real browsers, on a server that is
 * killed again and again. A second number repeats the choices that chance made.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { Random } from '../support/random.ts';
import { playRound } from './writing/round.ts';
import { World } from './writing/world.ts';

/** Rounds that are played at the same time. */
const AT_ONCE = 3;

await runCommand(async () => {
  const [rounds = 20, first = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'prove-writing-'));
  const world = await World.start(join(folder, 'data'));
  const sums = { words: 0, copies: 0, revisions: 0, device: 0, warned: 0, lost: 0 };
  let next = 0;
  const playOn = async () => {
    while (next < rounds) {
      const seed = first + next;
      next += 1;
      const { steps, warned, lost, ...found } = await playRound(world, seed);
      const counts = { ...found, warned: warned.length, lost: lost.length };
      for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += counts[key];
      console.log(`Round ${seed}: ${sentence(counts)}`);
      if (lost.length > 0) console.log(`Lost: ${lost.join(', ')}\n  ${steps.join('\n  ')}`);
    }
  };
  try {
    void world.makeFaults(new Random(first));
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, rounds) }, playOn));
    const killed = (what: string) => world.faults.filter((fault) => fault === what).length;
    console.log(
      `${rounds} rounds, the server killed ${killed('server')} times, its backend ${killed('backend')}: ${sentence(sums)}`,
    );
    if (sums.lost > 0) throw new UserError(`${sums.lost} words were lost.`);
  } finally {
    await world.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

function sentence(
  found: Record<'words' | 'copies' | 'revisions' | 'device' | 'warned' | 'lost', number>,
) {
  const { words, copies, revisions, device, warned, lost } = found;
  return `${words} words: ${copies} saved, ${revisions} in revisions, ${device} offered, ${warned} gone after a warning or in a last moment, ${lost} lost`;
}
