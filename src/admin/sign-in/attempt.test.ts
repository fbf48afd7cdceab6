import { expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { attempt } from './attempt.ts';

test('sign-in: what went wrong is handed back', async () => {
  expect(await attempt(async () => 'fine')).toEqual({ failure: null, answer: 'fine' });
  const failure = new DataError('conflict');
  expect(await attempt(() => Promise.reject(failure))).toEqual({ failure });
});

test('sign-in: what nobody expected is a failure without words of the server, and is not swallowed', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new TypeError('Cannot read properties of undefined');
  const { failure } = await attempt(() => Promise.reject(mistake));
  expect(failure).toMatchObject({ code: 'unavailable', serverMessage: undefined, cause: mistake });
  expect(failure?.message).toBe('An unexpected error occurred');
  expect(report).toHaveBeenCalledWith(mistake);
  report.mockRestore();
});
