import { expect, test } from 'vitest';
import { shownWords, weeksIn } from '#domain/settings/words.ts';
import { type Job, shownJobs } from './jobs.ts';

const words = shownWords({});
const weeks = (count: number) => weeksIn(words, count);
const WIDE = { width: 3, height: 2 };
const TALL = { width: 2, height: 3 };
const kitchens = {
  ...{ key: 'kitchens', slug: 'kitchens', path: '/services/kitchens', name: 'Kitchens' },
  ...{ shortName: 'Kitchen', navLabel: 'Kitchens', hint: '' },
};

type Picture = typeof WIDE;
function job(slug: string, changed: Partial<Job<Picture>> = {}): Job<Picture> {
  return {
    ...{ slug, path: `/portfolio/${slug}`, title: slug, summary: '', service: 'kitchens' },
    ...{ place: 'Hackney', duration_weeks: 6, cover: WIDE, pictures: [{ media: TALL }] },
    ...changed,
  };
}
const jobs = [
  ...[job('a'), job('b'), job('c', { service: 'gone', duration_weeks: null })],
  ...[job('d', { service: null }), job('e')],
];

function show(fields: Partial<Parameters<typeof shownJobs>[1]>) {
  const around = { page: 'kitchens', services: [kitchens], words, note: 'All by us' };
  const chosen = { show: 'all' as const, chosen: [], look: 'tiles' as const, ...fields };
  return shownJobs(jobs, chosen, { ...around, fileOf: (picture) => picture });
}

test('work: four are large, in pictures of their shape, and the others are listed with service and weeks', () => {
  const { tiles, rest, note } = show({});
  expect(tiles.map(({ path, media }) => [path, media])).toEqual([
    ['/portfolio/a', WIDE],
    ['/portfolio/b', TALL],
    ['/portfolio/c', TALL],
    ['/portfolio/d', WIDE],
  ]);
  expect(tiles.map(({ note: about }) => about)).toEqual([
    ...[`Kitchen · ${weeks(6)}`, `Kitchen · ${weeks(6)}`],
    ...['', weeks(6)],
  ]);
  expect(rest).toEqual([{ path: '/portfolio/e', title: 'e', note: `Kitchen · ${weeks(6)}` }]);
  expect(note).toBe('All by us');
});

test('work: those of the page’s service, or chosen ones in their order; lists of services end with the jobs of those that are not shown', () => {
  const paths = (fields: Parameters<typeof show>[0]) =>
    show({ look: 'cards', ...fields }).cards.map(({ title }) => title);
  expect(paths({ show: 'service' })).toEqual(['a', 'b', 'e']);
  expect(paths({ show: 'chosen', chosen: ['e', 'gone', 'a'] })).toEqual(['e', 'a']);
  const { groups } = show({ look: 'services' });
  expect(groups.map(({ name, jobs: own }) => [name, own.map(({ title }) => title)])).toEqual([
    ['Kitchens', ['a', 'b', 'e']],
    ['', ['c', 'd']],
  ]);
  expect(groups[1]?.jobs.map(({ note }) => note)).toEqual(['Hackney', `Hackney · ${weeks(6)}`]);
});
