import { expect, test } from 'vitest';
import { keptUpload } from '../../../tests/support/kept-upload.ts';
import { summarize, timeLeft } from './summary.ts';
import { type Upload, viewOf } from './upload.ts';

const upload = (state: Upload['state'], sentBytes = 0): Upload => ({
  ...{ ...viewOf(keptUpload(state, { chosenBytes: 100 })), state, sentBytes },
});

test('upload: all of them together are as far as the work behind them', () => {
  expect(summarize([])).toMatchObject({ total: 0, share: 0 });
  const some = [upload('done', 20), upload('refused'), upload('failed'), upload('waiting')];
  expect(summarize(some)).toEqual({
    ...{ total: 4, done: 1, settled: 3, problems: 2, share: 0.75 },
    ...{ chosenBytes: 100, sentBytes: 20 },
  });
});

test.each([
  [0.01, 0.99, 60_000, ''],
  [0.5, 0.5, 1000, ''],
  [0.5, 0.5, 30_000, 'less than a minute left'],
  [0.25, 0.75, 60_000, 'about 3 minutes left'],
  [0.1, 0.4, 60_000, 'about 4 minutes left'],
  [0.5, 0, 60_000, ''],
])('upload: with %d done and %d to do after %i ms the guess is “%s”', (done, left, time, words) => {
  expect(timeLeft(done, left, time)).toBe(words);
});
