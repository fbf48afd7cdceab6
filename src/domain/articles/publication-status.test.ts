import { expect, test } from 'vitest';
import {
  describeStep,
  type ReleaseFacts,
  releaseProgress,
  stepShare,
} from '#domain/releases/release-progress.ts';
import { isOnSite, type PublicationFacts, publicationStatus } from './publication-status.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const BEFORE = new Date('2026-11-21T11:00:00Z');
const SOON = new Date('2026-11-21T12:00:00.001Z');
const PUBLISHED = { version: 40, action: 'published', at: BEFORE };

function facts(changed: Partial<PublicationFacts>): PublicationFacts {
  return {
    version: 3,
    published: { version: 3, publishedAt: BEFORE },
    change: PUBLISHED,
    liveVersion: 40,
    comingVersion: 0,
    ...changed,
  };
}

test.each([
  ['draft', facts({ published: null, change: null })],
  ['live', facts({})],
  ['live', facts({ liveVersion: 44 })],
  ['live_with_changes', facts({ version: 4 })],
  ['scheduled', facts({ published: { version: 3, publishedAt: SOON }, change: null })],
  ['scheduled', facts({ version: 4, published: { version: 3, publishedAt: SOON }, change: null })],
  [
    'live',
    facts({ published: { version: 3, publishedAt: NOW }, change: { ...PUBLISHED, at: NOW } }),
  ],
  // Approved: it is not live before the site that visitors see says so.
  ['publishing', facts({ liveVersion: 39, comingVersion: 40 })],
  ['approved', facts({ liveVersion: 39 })],
  ['approved', facts({ liveVersion: 39, comingVersion: 39 })],
  // Its time has come, but nobody has noted it yet.
  ['publishing', facts({ change: null })],
  ['publishing', facts({ change: { version: 12, action: 'unpublished', at: new Date(0) } })],
  // Taken off: visitors have it until the next release.
  ['removing', facts({ published: null, liveVersion: 39, comingVersion: 41 })],
  ['still_on_site', facts({ published: null, liveVersion: 39 })],
  ['draft', facts({ published: null })],
  ['archived', facts({ published: null, isArchived: true })],
] as const)('article: %s', (status, given) => {
  expect(publicationStatus(given, NOW)).toBe(status);
});

test('article: the page is there from live until the release that takes it off', () => {
  expect(isOnSite('live_with_changes')).toBe(true);
  expect(isOnSite('removing')).toBe(true);
  expect(isOnSite('publishing')).toBe(false);
  expect(isOnSite('draft')).toBe(false);
});

const now = NOW.getTime();
const release = (changed: Partial<ReleaseFacts>): ReleaseFacts => ({
  id: 1,
  status: 'live',
  can_retry: false,
  content_version: 40,
  requested_at: '2026-11-21T11:59:00Z',
  started_at: '2026-11-21T11:59:10Z',
  finished_at: '2026-11-21T11:59:30Z',
  ...changed,
});

test('release: nothing runs once visitors have its content', () => {
  expect(releaseProgress([release({})], 40, now)).toEqual({
    ...{ running: null, isLate: false, failed: null, comingVersion: 0 },
  });
});

test('release: a finished release is on its way until visitors have it, but not for ever', () => {
  const done = release({});
  expect(releaseProgress([done], 39, now)).toMatchObject({ running: done, comingVersion: 40 });
  expect(releaseProgress([done], 39, now + 10 * 60_000).running).toBeNull();
});

test('release: a queued release that nobody begins to build is no progress', () => {
  const queued = release({ status: 'queued', started_at: null, finished_at: null });
  expect(releaseProgress([queued], 39, now).running).toBe(queued);
  const stuck = { ...queued, can_retry: true };
  expect(releaseProgress([stuck], 39, now)).toMatchObject({
    running: null,
    failed: stuck,
    comingVersion: 0,
  });
});

test('release: a build that does not answer is late', () => {
  const open = release({ status: 'building', finished_at: null });
  expect(releaseProgress([open], 39, now)).toMatchObject({ running: open, isLate: false });
  expect(releaseProgress([open], 39, now + 3 * 60_000).isLate).toBe(true);
});

test('release: the newest failure counts, unless another attempt is running', () => {
  const failed = release({ id: 2, status: 'failed', can_retry: true });
  const queued = release({ id: 3, status: 'queued', finished_at: null });
  expect(releaseProgress([failed, release({})], 40, now).failed).toBe(failed);
  expect(releaseProgress([queued, failed], 40, now).failed).toBeNull();
  expect(releaseProgress([release({ id: 3 }), failed], 40, now).failed).toBeNull();
});

test('article: staff read in one line what is being done for a release', () => {
  const begun = { step: null, step_done: 0, step_total: 0, message: '' };
  const nothing = { ...begun, status: 'building' } as const;
  const half = { ...nothing, step: 'rendering', step_done: 31, step_total: 62 } as const;
  expect(describeStep(half)).toBe('Making the changed pages: 31 of 62.');
  expect(stepShare(half)).toBe(0.5);
  expect(describeStep({ ...nothing, step: 'building' })).toContain('every page');
  expect(describeStep({ ...nothing, step: 'pictures', step_done: 2, step_total: 9 })).toBe(
    'Making the sizes of pictures: 2 of 9.',
  );
  const sending = { ...nothing, step: 'sending', step_done: 12, step_total: 48 } as const;
  expect(describeStep(sending)).toContain('12 of 48');
  expect(stepShare(sending)).toBe(0.25);
  const broken = { ...sending, message: 'The line broke. It is tried again.' };
  expect(describeStep(broken)).toBe('The line broke. It is tried again.');
  expect(describeStep({ ...nothing, status: 'queued' })).toBe('It begins in a moment.');
  // A host that is called by a hook tells nothing.
  expect(describeStep(nothing)).toContain('Visitors see the old site');
  expect(stepShare(nothing)).toBeNull();
});
