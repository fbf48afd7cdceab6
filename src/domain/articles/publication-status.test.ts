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

const LIVE: PublicationFacts = {
  ...{ version: 3, published: { version: 3, publishedAt: BEFORE }, change: PUBLISHED },
  ...{ liveVersion: 40, comingVersion: 0 },
};

const [atNow, soon] = [
  { version: 3, publishedAt: NOW },
  { version: 3, publishedAt: SOON },
];
const GONE = { version: 12, action: 'unpublished', at: new Date(0) };

test.each<[status: string, facts: Partial<PublicationFacts>]>([
  ['draft', { published: null, change: null }],
  ['live', {}],
  ['live', { liveVersion: 44 }],
  ['live_with_changes', { version: 4 }],
  ['scheduled', { published: soon, change: null }],
  ['scheduled', { version: 4, published: soon, change: null }],
  ['live', { published: atNow, change: { ...PUBLISHED, at: NOW } }],
  // Approved: it is not live before the site that visitors see says so.
  ['publishing', { liveVersion: 39, comingVersion: 40 }],
  ['approved', { liveVersion: 39 }],
  ['approved', { liveVersion: 39, comingVersion: 39 }],
  // Its time has come, but nobody has noted it yet.
  ['publishing', { change: null }],
  ['publishing', { change: GONE }],
  // Taken off: visitors have it until the next release.
  ['removing', { published: null, liveVersion: 39, comingVersion: 41 }],
  ['still_on_site', { published: null, liveVersion: 39 }],
  ['draft', { published: null }],
  ['archived', { published: null, isArchived: true }],
])('article: %s, of %o', (status, changed) => {
  expect(publicationStatus({ ...LIVE, ...changed }, NOW)).toBe(status);
});

test('article: the page is there from live until the release that takes it off', () => {
  const states = ['live_with_changes', 'removing', 'publishing', 'draft'] as const;
  expect(states.map(isOnSite)).toEqual([true, true, false, false]);
});

const now = NOW.getTime();
const release = (changed: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  ...{ id: 1, status: 'live', can_retry: false, content_version: 40 },
  ...{ requested_at: '2026-11-21T11:59:00Z', started_at: '2026-11-21T11:59:10Z' },
  ...{ finished_at: '2026-11-21T11:59:30Z', ...changed },
});
const done = release();
const queued = release({ status: 'queued', started_at: null, finished_at: null });
const stuck = { ...queued, can_retry: true };
const building = release({ status: 'building', finished_at: null });
const failed = release({ id: 2, status: 'failed', can_retry: true });
const MINUTE = 60_000;

test.each<[what: string, releases: ReleaseFacts[], live: number, later: number, progress: object]>([
  [
    'nothing runs once visitors have it',
    [done],
    40,
    0,
    { running: null, failed: null, comingVersion: 0, isLate: false },
  ],
  ['finished, it is on its way', [done], 39, 0, { running: done, comingVersion: 40 }],
  ['but not for ever', [done], 39, 10 * MINUTE, { running: null }],
  ['queued', [queued], 39, 0, { running: queued }],
  ['that nobody begins', [stuck], 39, 0, { running: null, failed: stuck, comingVersion: 0 }],
  ['being built', [building], 39, 0, { running: building, isLate: false }],
  ['that does not answer', [building], 39, 3 * MINUTE, { isLate: true }],
  ['the newest failure counts', [failed, done], 40, 0, { failed }],
  ['unless another attempt runs', [release({ ...queued, id: 3 }), failed], 40, 0, { failed: null }],
  ['or has come to its end', [release({ id: 3 }), failed], 40, 0, { failed: null }],
])('release: %s', (_, releases, live, later, progress) => {
  expect(releaseProgress(releases, live, now + later)).toMatchObject(progress);
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
