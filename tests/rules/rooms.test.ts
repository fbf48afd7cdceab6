import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { GROUPS, GUARDED, ROOMS } from '#tooling/rooms.ts';
import { importsOf, pathOf } from './import-graph.ts';

/** What a folder may hold: above this, a rule is no longer found by looking. */
const CROWDED = 25;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...Object.keys(ROOMS)],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|astro|mjs|js)$/.test(file) && !/\.(test|d|types)\.tsx?$/.test(file))
  // Git lists what has been deleted and not been committed yet, as after `npm run new`.
  .filter((file) => existsSync(file));
const imports = files.flatMap((file) => importsOf(file).map((name) => ({ file, name })));
const own = imports.flatMap(({ file, name }) => {
  const path = pathOf(name, file);
  return path ? [{ file, path }] : [];
});

test('rooms: import only what the table allows', () => {
  const refused = own.flatMap(({ file, path }) => {
    const from = roomOf(file) ?? '';
    const to = roomOf(path) ?? path;
    return from === to || ROOMS[from]?.may.includes(to)
      ? []
      : [`${file} imports ${path}: ${from} may not import ${to}`];
  });
  expect(refused).toEqual([]);
});

test('rooms: use only the packages that are theirs', () => {
  const refused = imports.flatMap(({ file, name }) => {
    const guarded = builtinModules.includes(name)
      ? 'node:'
      : GUARDED.find((one) => name.startsWith(one));
    const room = ROOMS[roomOf(file) ?? ''];
    return !guarded || !room || room.packages?.includes(guarded) ? [] : [`${file} imports ${name}`];
  });
  expect(refused).toEqual([]);
});

test('rooms: have no loop of folders', () => {
  const arrows = new Map<string, Set<string>>();
  for (const { file, path } of own) {
    const [from, to] = siblings(dirname(file), dirname(path));
    if (from && to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  const loops = [...arrows.keys()].filter((folder) => reachable(folder, arrows).has(folder));
  expect(loops).toEqual([]);
});

test('rooms: have no crowded folder', () => {
  const sizes = Map.groupBy(files, (file) => dirname(file));
  const crowded = [...sizes].filter(([, inside]) => inside.length > CROWDED);
  expect(crowded.map(([folder]) => folder)).toEqual([]);
});

test('rooms: are printed in the architecture as they are', () => {
  const [, rooms = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Rooms\n');
  const printed = rooms.match(/^\|.*$/gm)?.join('\n');
  expect(printed, 'The table of docs/architecture.md').toBe(roomsTable());
});

/** The two folders at which the ways to these part, where neither lies in the other. */
function siblings(a: string, b: string): [string, string] | [] {
  const [one, other] = [a.split('/'), b.split('/')];
  const at = one.findIndex((name, index) => name !== other[index]);
  if (at < 0 || at >= other.length) return [];
  return [one.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')];
}

function reachable(from: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const next = [...(arrows.get(from) ?? [])];
  for (let folder = next.pop(); folder; folder = next.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    next.push(...(arrows.get(folder) ?? []));
  }
  return seen;
}

/** The room of a file; undefined for one outside of all, such as a configuration file. */
function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** The table for people: each room, and what it may import besides itself. */
function roomsTable(): string {
  const groups = Object.entries(GROUPS).map(([name, rooms]) => `| *${name}* | ${listed(rooms)} |`);
  const rows = Object.entries(ROOMS).map(([room, { may }]) => {
    const group = Object.entries(GROUPS).find(([, rooms]) =>
      rooms.every((one) => may.includes(one)),
    );
    if (!group) return `| \`${room}\` | ${listed(may) || 'nothing'} |`;
    const others = listed(may.filter((one) => !group[1].includes(one)));
    return `| \`${room}\` | ${others ? `${others}, *${group[0]}*` : `*${group[0]}*`} |`;
  });
  return ['| Room | May import |', '|---|---|', ...groups, ...rows].join('\n');
}

function listed(rooms: readonly string[]): string {
  return rooms.map((room) => `\`${room}\``).join(', ');
}
