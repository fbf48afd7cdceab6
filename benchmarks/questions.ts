import type { Note } from './figures-table.ts';
import { median, percentile } from './statistics.ts';

const REPEATS = 40;
/** What staff may wait for a list, at the 95th percentile, in milliseconds. */
const AIM = 150;

/** How long a question takes, in milliseconds, each time of 40 after the first. */
export async function timeQuestion(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  // The first one also pays for what is prepared once.
  await ask();
  for (let run = 0; run < REPEATS; run += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return times;
}

/** The median and the 95th percentile, in words. */
export function describeTimes(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 95).toFixed(1)} ms`;
}

/**
 * Notes the slowest of a screen's questions, and the one in the middle.
 *
 * @param smallest times of a request for a single row: what the API takes for itself.
 */
export function noteQuestions(
  questions: Record<string, number[]>,
  smallest: readonly number[],
  note: Note,
): void {
  const late = Object.entries(questions)
    .map(([name, times]) => ({ name, value: percentile(times, 95) }))
    .sort((one, other) => one.value - other.value)
    .at(-1);
  if (!late) return;
  note(
    {
      name: `slowest question (${late.name}), 95th percentile`,
      value: late.value,
      unit: 'ms',
      reference: { name: 'a single row', value: percentile(smallest, 95) },
      aim: { value: AIM },
    },
    {
      name: `median of all ${Object.keys(questions).length} questions`,
      value: median(Object.values(questions).map(median)),
      unit: 'ms',
      reference: { name: 'a single row', value: median(smallest) },
    },
  );
}
