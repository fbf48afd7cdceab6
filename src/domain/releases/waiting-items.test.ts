import { expect, test } from 'vitest';
import { checkRelease, factsNeeded } from './release-checks.ts';
import { foldChanges } from './waiting-changes.ts';
import { type SavedChange, waitingItems } from './waiting-items.ts';

const SAVED: SavedChange = {
  ...{ entity: 'post', id: 'p', title: 'Oak', at: '2026-11-20T10:00:00Z', actor: null },
  ...{ version: 2, goesLiveAt: null, wasTakenBack: false },
};
const logged = (entity: string, action: string, entity_id: string | null = entity) => ({
  ...{ version: 1, at: '2026-11-20T09:00:00Z', actor: null, title: entity_id ?? '', entity },
  ...{ entity_id, action },
});

test.each<[isChosen: boolean, change: Partial<SavedChange>]>([
  ...[{}, { entity: 'page' }, { entity: 'media' }].map((change): [boolean, object] => [
    true,
    change,
  ]),
  [false, { entity: 'gallery' }],
  [false, { wasTakenBack: true }],
  // That could not be asked.
  [false, { wasTakenBack: null }],
  [false, { goesLiveAt: '2026-12-05T08:30:00Z' }],
])('release: whether it goes along is %s at first for a change like %o', (isChosen, change) => {
  expect(waitingItems([], [{ ...SAVED, ...change }])[0]?.isChosenAtFirst).toBe(isChosen);
});

test('release: what is approved goes along, and only what has a working copy can be left out', () => {
  const items = waitingItems(
    foldChanges([
      ...[logged('post', 'updated'), logged('gallery', 'unpublished')],
      ...[logged('media', 'updated'), logged('gallery', 'reordered', null)],
    ]),
    [SAVED],
  );
  expect(items[0]?.saved, 'the newest first').toBe(SAVED);
  expect(items.every(({ isChosenAtFirst }) => isChosenAtFirst)).toBe(true);
  const free = items.filter(({ canBeLeftOut }) => canBeLeftOut).map(({ key }) => key);
  expect(free).toEqual(['post:p:saved', 'post:post']);
  expect(items.find(({ approved }) => approved?.action === 'reordered')?.id).toBeNull();
});

test('release: what administrators alone publish is neither taken in nor left out by others', () => {
  const legal: SavedChange = { ...SAVED, entity: 'page', id: 'privacy' };
  const approved = foldChanges([logged('page', 'updated', 'privacy')]);
  const standing = (locked?: ReadonlySet<string>) =>
    waitingItems(approved, [legal], locked).map(({ saved, ...item }) => [
      saved ? 'saved' : 'approved',
      ...[item.isChosenAtFirst, item.canBeLeftOut, item.isLocked],
    ]);
  expect(standing()).toEqual([
    ['saved', true, true, false],
    ['approved', true, true, false],
  ]);
  expect(standing(new Set(['privacy']))).toEqual([
    ['saved', false, false, true],
    ['approved', true, false, true],
  ]);
});

test('release: only what the database would refuse keeps a release back', () => {
  const content = { title: 'Stair', slug: 'stair', pictures: [] };
  const gallery = { entity: 'gallery', id: 'g', title: 'Stair', content };
  const levels = (isApproved: boolean) =>
    checkRelease([{ ...gallery, isApproved }], new Map(), []).map(({ level }) => level);
  expect(levels(false)).toEqual(['must']);
  expect(levels(true)).toEqual(['caution']);
});

const PICTURE = { alt: 'Oak', decorative: false, width: 2000, bytes: 900_000 };
const galleryOf = (...pictures: object[]) => [
  {
    ...{ entity: 'gallery', id: 'g', title: 'Stair', isApproved: false },
    content: { title: 'Stair', slug: 'stair', pictures },
  },
];

test.each([
  [
    'a gallery says how many of its pictures weigh too much',
    ['a', 'b', 'c'].map((media_id) => ({ media_id })),
    { a: { ...PICTURE, bytes: 9_000_000 }, b: PICTURE },
    '1 picture weighs more than 5 MB',
  ],
  [
    'a view before the work is a picture like any other',
    [{ media_id: 'now', before_media_id: 'old' }],
    { now: PICTURE, old: { ...PICTURE, alt: '' } },
    '1 picture has no description',
  ],
])('release: %s', (_, pictures, known, said) => {
  const contents = galleryOf(...pictures);
  expect(factsNeeded(contents).pictures).toEqual(expect.arrayContaining(Object.keys(known)));
  const checks = checkRelease(contents, new Map(Object.entries(known)), []);
  expect(checks).toMatchObject([{ level: 'caution', text: expect.stringContaining(said) }]);
});

test('release: a link to what goes live with it leads somewhere', () => {
  const post = (id: string, body: string) => ({
    ...{ entity: 'post', id, title: id, isApproved: true },
    content: { title: id, slug: id, body },
  });
  const one = post('one', 'See [two](/blog/two) and [three](/blog/three).');
  const contents = [one, post('two', 'x')];
  const dead = ['/blog/two', '/blog/three'].map((path) => ({ path, isScheduled: true }));
  const text = 'A link leads to an article that is not live yet: /blog/three';
  const checks = checkRelease(contents, new Map(), dead);
  expect(checks).toMatchObject([{ id: 'one', level: 'caution', text }]);
});
