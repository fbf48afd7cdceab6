import { expect, test } from 'vitest';
import { summarize, timeLeft } from './summary.ts';
import type { Upload } from './upload.ts';

const upload = (state: Upload['state'], changes: Partial<Upload> = {}): Upload => ({
  ...{ id: state, name: 'a.jpg', destination: 'library', state, progress: 0, previewUrl: '' },
  ...{ mediaId: null, message: '', wasThere: false, wanted: null, chosenBytes: 100, sentBytes: 0 },
  ...{ batch: '', addedAt: 0, order: 0 },
  ...changes,
});

test('upload: all of them together are as far as the work behind them', () => {
  expect(summarize([])).toMatchObject({ total: 0, share: 0 });
  const some = [
    ...[upload('done', { sentBytes: 20 }), upload('refused'), upload('failed')],
    upload('waiting'),
  ];
  expect(summarize(some)).toEqual({
    ...{ total: 4, done: 1, settled: 3, problems: 2, share: 0.75 },
    ...{ chosenBytes: 100, sentBytes: 20 },
  });
});

test('upload: the time left is a guess that says so, once there is ground for one', () => {
  expect(timeLeft(0.01, 0.99, 60_000)).toBe('');
  expect(timeLeft(0.5, 0.5, 1000)).toBe('');
  expect(timeLeft(0.5, 0.5, 30_000)).toBe('less than a minute left');
  expect(timeLeft(0.25, 0.75, 60_000)).toBe('about 3 minutes left');
  expect(timeLeft(0.1, 0.4, 60_000)).toBe('about 4 minutes left');
  expect(timeLeft(0.5, 0, 60_000)).toBe('');
});
