import type { Log } from '#tooling/log.ts';
import { networkReason } from '#tooling/network-error.ts';

interface RoundsOptions {
  work: () => Promise<unknown>;
  /** Milliseconds from one beginning to the next. */
  every: number;
  /** What did not work, for the log: once while the reason stays the same, as the backend may be away for hours. */
  trouble: string;
  log: Log;
}

/** Work that is done again and again, one round at a time. */
export function createRounds({ work, every, trouble, log }: RoundsOptions) {
  let round: Promise<void> | null = null;
  let lastReason = '';
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function tryOnce(): Promise<void> {
    try {
      await work();
      lastReason = '';
    } catch (error) {
      const reason = networkReason(error);
      if (reason !== lastReason && !stopped) log(`${trouble}: ${reason}`, 'warn');
      lastReason = reason;
    } finally {
      round = null;
    }
  }

  async function check(): Promise<void> {
    if (stopped) return;
    round ??= tryOnce();
    await round;
  }

  return {
    /** Begins a round, or waits for the one that is under way. */
    check,
    start(): void {
      void check();
      timer = setInterval(check, every).unref();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
