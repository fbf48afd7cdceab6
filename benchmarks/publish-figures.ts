import { type Column, type Figure, table } from './figures-table.ts';

/** Medians of several releases of one kind of change. */
export interface Release {
  /** Besides the demo content. */
  articles: number;
  change: string;
  /** From press to live. */
  seconds: number;
  slowest: number;
  rendered: number;
  pages: number;
  files: number;
  /** Megabytes at the end; 0 without /proc. */
  memory: { server: number; backend: number };
}

export const BUILDS = { nothing: 'full build from nothing', cache: 'full build with a cache' };

/** Seconds of builds of the same content. */
export type FullBuilds = Record<keyof typeof BUILDS | 'articles', number>;

/** Upper limits in seconds (memory in megabytes) by number of articles. */
const AIMS: Record<number, { release: number; build?: number; memory?: number }> = {
  10: { release: 0.5 },
  1000: { release: 1, build: 8 },
  10000: { release: 3, memory: 1200 },
};
/** No everyday change. */
export const ALL_NEW = 'all of them new';

const COLUMNS: Column<Release>[] = [
  ['more articles', ({ articles }) => articles.toLocaleString('en')],
  ['change', ({ change }) => change],
  ['press to live', ({ seconds }) => inSeconds(seconds)],
  ['slowest', ({ slowest }) => inSeconds(slowest)],
  ['pages rendered', ({ rendered, pages }) => `${rendered} of ${pages}`],
  ['files changed', ({ files }) => String(files)],
  ['server and renderer', ({ memory }) => inMegabytes(memory.server)],
  ['backend', ({ memory }) => inMegabytes(memory.backend)],
];

export function publishTable(releases: readonly Release[]): string {
  return table(COLUMNS, releases, 2);
}

/** For the table of all benchmarks: releases beside a full build with a cache. */
export function publishFigures(
  releases: readonly Release[],
  builds: readonly FullBuilds[],
): Figure[] {
  const sizes = [...new Set(releases.map(({ articles }) => articles))];
  return sizes.flatMap((articles) => {
    const of = releases.filter((release) => release.articles === articles);
    const build = builds.find((one) => one.articles === articles);
    return [
      ...of.map((release) => releaseFigure(release, build)),
      ...(build ? buildFigures(build) : []),
      ...memoryFigures(articles, of),
    ];
  });
}

function releaseFigure({ articles, change, seconds }: Release, build?: FullBuilds): Figure {
  const most = change === ALL_NEW ? undefined : AIMS[articles]?.release;
  return {
    name: named(change, articles),
    value: seconds,
    unit: 's',
    ...(build ? { reference: { name: BUILDS.cache, value: build.cache } } : {}),
    ...aim(most),
  };
}

function buildFigures({ articles, ...builds }: FullBuilds): Figure[] {
  const figure = (build: keyof typeof BUILDS, more: Partial<Figure>): Figure => {
    return { name: named(BUILDS[build], articles), value: builds[build], unit: 's', ...more };
  };
  const most = aim(AIMS[articles]?.build);
  return [
    figure('nothing', most),
    figure('cache', { reference: { name: 'from nothing', value: builds.nothing }, ...most }),
  ];
}

function memoryFigures(articles: number, releases: readonly Release[]): Figure[] {
  const value = Math.max(...releases.map(({ memory }) => memory.server));
  if (value === 0) return [];
  const name = named('memory of server and renderer', articles);
  return [{ name, value, unit: 'MB', ...aim(AIMS[articles]?.memory) }];
}

const named = (name: string, articles: number) =>
  `${name}, ${articles.toLocaleString('en')} more articles`;
const aim = (value: number | undefined) => (value === undefined ? {} : { aim: { value } });
const inSeconds = (value: number) => `${value.toFixed(2)} s`;
const inMegabytes = (value: number) => (value === 0 ? '' : `${Math.round(value)} MB`);
