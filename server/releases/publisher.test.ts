import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildError, FolderError } from '#tooling/build-site.ts';
import { UserError } from '#tooling/user-error.ts';
import { createPublisher } from './publisher.ts';
import { type ReleaseQueue, SENT_UNSEEN, whyFailed } from './release-queue.ts';
import { RenderError } from './renderer-client.ts';
import type { SiteBuilder } from './site-builder.ts';
import { NoRoomError } from './site-draft.ts';

const MADE = { summary: '1 of 2 pages rendered', remarks: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Releases that wait, and what becomes of each. */
function queueWith(waiting: number[]) {
  const ended: [id: number, status: string, message: string][] = [];
  const queue: ReleaseQueue = {
    claim: async () => waiting.shift() ?? null,
    progress: async () => {},
    record: async (id, status, message) => void ended.push([id, status, message]),
    resume: async () => {},
    due: async () => {},
  };
  return { queue, ended };
}

type Delivery = NonNullable<Parameters<typeof createPublisher>[0]['delivery']>;

function publisherOf(
  queue: ReleaseQueue,
  sites: Partial<SiteBuilder>,
  backendStarts?: () => Promise<number>,
  delivery: Delivery | null = null,
) {
  const lines: string[] = [];
  const all: SiteBuilder = {
    ensureCurrent: async () => {},
    make: async () => MADE,
    prepare() {},
    stop() {},
    ...sites,
  };
  const log = (line: string) => void lines.push(line);
  return { publisher: createPublisher({ queue, sites: all, delivery, log, backendStarts }), lines };
}

/** What becomes of releases that wait. */
async function released(waiting: number[], sites: Partial<SiteBuilder>, delivery?: Delivery) {
  const { queue, ended } = queueWith(waiting);
  const { publisher, lines } = publisherOf(queue, sites, undefined, delivery);
  publisher.check();
  await vi.advanceTimersByTimeAsync(1000);
  return { ended, lines };
}

test('publisher: two releases at once are made one after the other', async () => {
  const { queue, ended } = queueWith([1, 2]);
  let atOnce = 0;
  const most: number[] = [];
  const make = async () => {
    atOnce += 1;
    most.push(atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    atOnce -= 1;
    return MADE;
  };
  const { publisher } = publisherOf(queue, { make });
  publisher.check();
  publisher.check();
  await vi.advanceTimersByTimeAsync(5000);
  expect(most).toEqual([1, 1]);
  expect(ended).toEqual([1, 2].map((id) => [id, 'live', '']));
});

test('publisher: the next site is begun at the start and after each release, when its end has been recorded', async () => {
  const { queue, ended } = queueWith([1, 2]);
  const make = vi.fn(async () => MADE);
  make.mockRejectedValueOnce(new Error('/blog/oak: no title'));
  const recorded: number[] = [];
  const prepare = () => void recorded.push(ended.length);
  const { publisher } = publisherOf(queue, { make, prepare });
  await publisher.ensureCurrent();
  publisher.check();
  await vi.advanceTimersByTimeAsync(1000);
  expect(recorded).toEqual([0, 1, 2]);
});

test('publisher: a release that fails says why, and the next one is made', async () => {
  const make = vi.fn(async () => MADE);
  make.mockRejectedValueOnce(new RenderError('/blog/oak: no title'));
  const { ended, lines } = await released([1, 2], { make });
  expect(ended).toEqual([
    [1, 'failed', expect.stringMatching(/^The page \/blog\/oak could not be made\. /)],
    [2, 'live', ''],
  ]);
  expect(lines[0]).toBe('Release 1 failed, and the site stays as it was: /blog/oak: no title');
});

test('publisher: what a program says of a release stays in the log, and what we say reaches staff', () => {
  const pages = /^The pages could not be made\. The log of the server has the reason/;
  expect(whyFailed(new BuildError("ENOTDIR: not a directory, mkdir '/cache/'", ''))).toMatch(pages);
  expect(whyFailed(new BuildError('The `entry` has no title.', ''))).toMatch(pages);
  expect(whyFailed(new TypeError('undefined is not a function'))).toMatch(pages);
  for (const own of [
    new BuildError('The build was stopped.', ''),
    new FolderError('site.ts:1: no name'),
    new NoRoomError('The disk became full. Nothing was removed.'),
    new Error("The content can't be read from http://a.test: it answered 503. Nothing was built."),
  ]) {
    expect(whyFailed(own)).toBe(own.message);
    // As `npm run publish` tells it.
    const cause = { cause: own };
    const told = new UserError(`The site could not be built: ${own.message}`, cause);
    expect(whyFailed(told)).toBe(own.message);
  }
});

const UNSEEN = 'The new site was sent, but http://a.test still shows an earlier one.';
const deliveryOf = (isSeen: boolean, send = async () => {}): Delivery => ({
  ...{ isSeen, send, catchUp: async () => {}, stop: () => {} },
});

test.for([
  [
    'that visitors have been seen to get',
    deliveryOf(true),
    'live',
    '',
    /^Release 1 is live after /,
  ],
  ['that nobody looks for', deliveryOf(false), 'live', SENT_UNSEEN, /^Release 1 was sent after /],
  // Nobody says that it stays as it was.
  [
    'that was made and not sent',
    deliveryOf(true, () => Promise.reject(new Error(UNSEEN))),
    ...(['failed', UNSEEN, /^Release 1 failed: The new site was sent/] as const),
  ],
] as const)('publisher: a site %s', async ([, delivery, status, message, line]) => {
  const { ended, lines } = await released([1], {}, delivery);
  expect(ended).toEqual([[1, status, message]]);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('publisher: a release that visitors have is no failure, whatever becomes of its note', async () => {
  const { queue, ended } = queueWith([1, 2]);
  const record = vi.spyOn(queue, 'record');
  const refusal = new Error('There is no open release 1.');
  record.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
  record.mockRejectedValueOnce(new Error('fetch failed'));
  const prepare = vi.fn();
  const { publisher, lines } = publisherOf(queue, { prepare });
  publisher.check();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines[0]).toBe('Release 1 is live, but was not noted: There is no open release 1.');
  expect(ended, 'the second by a second try').toEqual([[2, 'live', '']]);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('publisher: a release that took a build of everything tells staff so', async () => {
  const remark = 'All pages were made anew: the process that renders single pages did not start.';
  const make = async () => ({ summary: 'all pages built', remarks: [remark] });
  expect((await released([1], { make })).ended).toEqual([[1, 'live', remark]]);
});

test('publisher: scheduled articles are looked for every minute, releases every second where nobody tells', async () => {
  const { queue } = queueWith([]);
  const claim = vi.spyOn(queue, 'claim');
  const due = vi.spyOn(queue, 'due');
  const { publisher } = publisherOf(queue, {});
  publisher.keepTimes({ asks: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(due).toHaveBeenCalledTimes(1);
  expect(claim.mock.calls.length).toBeGreaterThanOrEqual(60);
});

test('publisher: a site that the end of the backend cut off is made again, and a release waits to be resumed', async () => {
  const { queue, ended } = queueWith([1]);
  let starts = 1;
  const make = vi.fn(async () => MADE);
  const cutOff = async () => {
    starts += 1;
    throw new Error('it answered 503');
  };
  const ensureCurrent = vi.fn(async () => {});
  ensureCurrent.mockImplementationOnce(cutOff);
  make.mockImplementationOnce(cutOff);
  const sites = { make, ensureCurrent };
  const { publisher, lines } = publisherOf(queue, sites, async () => starts);
  await publisher.ensureCurrent();
  expect(ensureCurrent).toHaveBeenCalledTimes(2);
  publisher.check();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual([]);
  expect(lines).toEqual([
    'The site could not be made while the backend was away. It is made again.',
    'Release 1 could not be made while the backend was away. It is made again.',
  ]);
});

test('publisher: a site that can’t be made for another reason says so', async () => {
  const { queue } = queueWith([]);
  const ensureCurrent = async () => Promise.reject(new Error('/blog/oak: no title'));
  const { publisher } = publisherOf(queue, { ensureCurrent });
  await expect(publisher.ensureCurrent()).rejects.toThrow('/blog/oak: no title');
});
