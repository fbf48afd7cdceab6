import type { Progress } from './render-release.ts';

/**
 * Passes progress on, one at a time; of what comes meanwhile the latest. Failures are ignored: the release
 * goes on without being watched.
 */
export function latestProgress(tell: (progress: Progress) => Promise<void>) {
  let latest: Progress | null = null;
  let telling: Promise<void> | null = null;
  const tellLatest = async () => {
    for (let progress = latest; progress; progress = latest) {
      latest = null;
      await tell(progress).catch(() => undefined);
    }
    telling = null;
  };
  return {
    note(progress: Progress): void {
      latest = progress;
      telling ??= tellLatest();
    },
    /** Waits until all is told. */
    settled: async () => await telling,
  };
}
