import { afterEach, expect, test, vi } from 'vitest';
import { Random } from '#scripts/release-proof/random.ts';
import { SimulatedDevice } from '../../../tests/support/simulated-device.ts';
import { WritingRound } from '../../../tests/support/writing-round.ts';
import { WritingServer } from '../../../tests/support/writing-server.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 100);
const STEPS = 60;
/** Repeats a single round that failed. */
const SEED = process.env.SEED;

let device: SimulatedDevice;

vi.mock('#stores/device-database.ts', async (original) => ({
  ...(await original<object>()),
  deviceDatabase: () => device.openDatabase(),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function play(seed: number) {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const random = new Random(seed);
  device = new SimulatedDevice(random);
  device.isPrivate = random.below(12) === 0;
  vi.stubGlobal('localStorage', device.isPrivate ? undefined : device.localStorage());
  const locks = device.locks();
  const round = new WritingRound({
    ...{ random, device, server: new WritingServer(random) },
    async load() {
      vi.resetModules();
      return await import('#admin/saving/draft-store.ts');
    },
    enter(tab) {
      device.page = tab.life;
      vi.stubGlobal('window', tab.window);
      vi.stubGlobal('document', tab.document);
      vi.stubGlobal('navigator', { onLine: tab.isOnline, locks });
    },
    pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
    moveClock: (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds),
  });
  const result = await round.run(STEPS);
  vi.clearAllTimers();
  return result;
}

test('no word that is typed is lost, whatever happens', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), milliseconds);
    return late.signal;
  });
  const failed: string[] = [];
  let [words, warned] = [0, 0];
  for (let round = 0; round < (SEED ? 1 : ROUNDS); round += 1) {
    const seed = SEED ? Number(SEED) : round;
    const result = await play(seed);
    words += result.words;
    warned += result.warned;
    if (result.lost.length === 0) continue;
    failed.push(`SEED=${seed} lost ${result.lost.join(', ')}:\n  ${result.steps.join('\n  ')}`);
  }
  console.warn(`${words} words, ${warned} lost after a warning, ${failed.length} rounds failed`);
  expect(failed.slice(0, 1).join('\n'), `${failed.length} rounds`).toBe('');
});
