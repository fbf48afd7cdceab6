import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryPhotoProblems } from '#business/messages/enquiry-photos.ts';
import {
  beginPhotos,
  PhotoFailure,
  sendPhoto,
  withdrawPhoto,
} from '#data/enquiries/photo-tickets.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { PhotoQueue } from './photo-queue.ts';

vi.mock('#data/enquiries/photo-tickets.ts', async (original) => ({
  ...(await original<object>()),
  beginPhotos: vi.fn(),
  sendPhoto: vi.fn(),
  withdrawPhoto: vi.fn(),
}));

const MINUTE = 60_000;
const file = (name: string, size = 100) => ({ name, size }) as File;
const make = vi.fn(async (_file: File) => ({ blob: new Blob(['small']), preview: 'data:,' }));
let queue: PhotoQueue;

beforeEach(() => {
  vi.useFakeTimers();
  let tickets = 0;
  vi.mocked(beginPhotos)
    .mockReset()
    .mockImplementation(async () => `ticket-${++tickets}`);
  vi.mocked(sendPhoto)
    .mockReset()
    .mockImplementation(async (_backend, { signal }) => signal.throwIfAborted());
  vi.mocked(withdrawPhoto).mockReset().mockResolvedValue();
  make.mockClear();
  queue = new PhotoQueue({ url: '', key: '' }, { make });
});
afterEach(() => vi.useRealTimers());

/** Files are chosen, and what becomes of them is waited for. */
async function addAll(...names: string[]): Promise<void> {
  queue.add(names.map((name) => file(name)));
  await queue.settled();
}

const problems = enquiryPhotoProblems;
const lineBreaks = () => new PhotoFailure('line');
const states = () => queue.photos().map(({ state }) => state);
const sent = () =>
  vi.mocked(sendPhoto).mock.calls.map(([, { ticket, place }]) => `${ticket}/${place}`);
/** Lets what is under way go on, without any time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('photos: six are sent one after the other, with one ticket; a seventh is left out', async () => {
  expect(queue.add([1, 2, 3, 4].map((nth) => file(`${nth}`)))).toBe(true);
  expect(queue.add([5, 6, 7].map((nth) => file(`${nth}`)))).toBe(false);
  await queue.settled();
  expect(states()).toEqual(Array(6).fill('done'));
  expect(sent()).toEqual([1, 2, 3, 4, 5, 6].map((place) => `ticket-1/${place}`));
  expect(await queue.ticket()).toBe('ticket-1');
});

test('photos: nothing is asked for before a file is there, and no ticket goes without one', async () => {
  expect(await queue.ticket()).toBe(null);
  queue.add([file('large', 100_000_000)]);
  await settle();
  expect(queue.photos()).toMatchObject([{ state: 'refused', problem: problems.tooLarge }]);
  expect(make).not.toHaveBeenCalled();
  expect(beginPhotos).not.toHaveBeenCalled();
  expect(await queue.ticket()).toBe(null);
});

test.each([
  ['video', problems.video],
  ['too-many-pixels', problems.tooManyPixels],
  ['not-a-picture', problems.notAPicture],
  ['too-long', problems.tooManyPixels],
  ['truncated', problems.unreadable],
  ['gone', problems.refused],
  ['no-canvas', problems.noCanvas],
  ['no-heic', problems.noHeic],
  // One that nobody could look into is not called damaged.
  ['', problems.refused],
] as const)('photos: refused with a sentence, others go on: %s', async (reason, sentence) => {
  make.mockRejectedValueOnce(reason ? new PictureRefusal(reason) : new Error('No worker.'));
  await addAll('bad', 'good');
  expect(queue.photos()).toMatchObject([{ problem: sentence }, { state: 'done' }]);
  expect(states()).toEqual(['refused', 'done']);
});

test('photos: a PDF that stays too large is refused before it is sent', async () => {
  make.mockResolvedValueOnce({ blob: new Blob([new Uint8Array(5_242_881)]), preview: '' });
  queue.add([file('plan.pdf', 11_000_000)]);
  await settle();
  expect(queue.photos()).toMatchObject([{ problem: problems.tooLargeAsItIs }]);
  expect(sendPhoto).not.toHaveBeenCalled();
});

test.each([
  ['by itself', () => vi.advanceTimersByTimeAsync(1000)],
  ['at once when the line is back', () => queue.retry()],
])('photos: a broken line goes on %s, at the same place', async (_, goOn) => {
  vi.mocked(sendPhoto).mockRejectedValueOnce(lineBreaks());
  queue.add([file('a')]);
  await settle();
  expect(states()).toEqual(['waiting']);
  await goOn();
  await settle();
  expect(states()).toEqual(['done']);
  expect(sent()).toEqual(['ticket-1/1', 'ticket-1/1']);
});

test('photos: a line that stays away fails, holds up nothing, and is tried again when somebody wants to', async () => {
  vi.mocked(sendPhoto).mockRejectedValue(lineBreaks());
  queue.add([file('a')]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(queue.photos()).toMatchObject([{ state: 'failed', problem: problems.lineAway }]);
  await queue.settled();
  expect(await queue.ticket()).toBe(null);
  vi.mocked(sendPhoto).mockResolvedValue();
  queue.retry();
  await settle();
  expect(states()).toEqual(['done']);
});

test('photos: a full bucket is said, and not tried again by itself', async () => {
  vi.mocked(beginPhotos).mockRejectedValueOnce(new PhotoFailure('busy'));
  queue.add([file('a')]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(queue.photos()).toMatchObject([{ state: 'failed', problem: problems.busy }]);
  expect(beginPhotos).toHaveBeenCalledTimes(1);
});

test('photos: what is taken away does not come along, even if the line breaks meanwhile', async () => {
  await addAll('a', 'b');
  vi.mocked(withdrawPhoto).mockRejectedValueOnce(lineBreaks());
  queue.remove(queue.photos()[0]?.id ?? 0);
  await settle();
  expect(await queue.ticket()).toBe('ticket-1');
  expect(vi.mocked(withdrawPhoto).mock.calls.map(([, ...place]) => place)).toEqual([
    ['ticket-1', 1],
    ['ticket-1', 1],
  ]);
  // As long as the database can't be told, the rest goes with another ticket.
  vi.mocked(withdrawPhoto).mockRejectedValue(lineBreaks());
  await addAll('c');
  queue.remove(queue.photos()[0]?.id ?? 0);
  expect(await queue.ticket()).toBe('ticket-2');
  expect(sent().slice(3)).toEqual(['ticket-2/1']);
});

test('photos: one that is taken away while it is made smaller is never sent', async () => {
  queue.add([file('a'), file('b')]);
  queue.remove(queue.photos()[1]?.id ?? 0);
  await queue.settled();
  expect(make).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual(['ticket-1/1']);
});

test('photos: a ticket that grew too old, or has no place left, is replaced, and nothing is lost', async () => {
  await addAll('a');
  await vi.advanceTimersByTimeAsync(56 * MINUTE);
  await addAll('b');
  await settle();
  expect(sent()).toEqual(['ticket-1/1', 'ticket-2/1', 'ticket-2/2']);
  expect(states()).toEqual(['done', 'done']);
  await vi.advanceTimersByTimeAsync(111 * MINUTE);
  expect(await queue.ticket()).toBe('ticket-3');
  expect(states()).toEqual(['done', 'done']);
  for (let nth = 0; nth < 11; nth += 1) {
    queue.remove(queue.photos()[1]?.id ?? 0);
    await addAll('c');
  }
  expect(await queue.ticket()).toBe('ticket-4');
  expect(states()).toEqual(['done', 'done']);
});
