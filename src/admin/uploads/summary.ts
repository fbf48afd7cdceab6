import { staff } from '#languages/staff.ts';
import { isSettled, type Upload } from './upload.ts';

export type UploadSummary = ReturnType<typeof summarize>;

/** The share of the work before each step. */
const BEHIND: Record<Upload['state'], number> = {
  waiting: 0,
  preparing: 0.1,
  ready: 0.4,
  sending: 0.4,
  placing: 0.95,
  done: 1,
  refused: 1,
  failed: 1,
};

export function summarize(uploads: readonly Upload[]) {
  const count = (is: (upload: Upload) => boolean) => uploads.filter(is).length;
  const sent = uploads.filter(({ sentBytes }) => sentBytes > 0);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    total: uploads.length,
    done: count(({ state }) => state === 'done'),
    settled: count(isSettled),
    problems: count(({ state }) => state === 'refused' || state === 'failed'),
    /** From 0 to 1, weighted by step. */
    share: uploads.length === 0 ? 0 : sum(uploads.map(shareOf)) / uploads.length,
    /** Of the files that are ready: originals, and what is sent. */
    chosenBytes: sum(sent.map(({ chosenBytes }) => chosenBytes)),
    sentBytes: sum(sent.map(({ sentBytes }) => sentBytes)),
  };
}

function shareOf({ state, progress }: Upload): number {
  return state === 'sending' ? BEHIND.sending + 0.55 * progress : BEHIND[state];
}

/**
 * 'about 2 minutes left'; '' when it is too early.
 *
 * @param gained share done in `elapsedMs`.
 * @param left share to do.
 */
export function timeLeft(gained: number, left: number, elapsedMs: number): string {
  if (gained < 0.05 || left <= 0 || elapsedMs < 4000) return '';
  const minutes = (elapsedMs * left) / gained / 60_000;
  if (minutes < 1) return staff.shell.lessThanAMinute;
  return staff.shell.aboutLeft(staff.screens.minuteCount(Math.round(minutes)));
}
