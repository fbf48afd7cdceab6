import { afterEach, expect, test, vi } from 'vitest';
import type { Article } from '#data/articles/articles.ts';
import { type ArticleText, EMPTY_TEXT } from '#domain/articles/article-text.ts';
import { Random } from '../../../tests/support/random.ts';
import { SimulatedDevice } from '../../../tests/support/simulated-device.ts';
import {
  articles,
  galleries,
  pages,
  settings,
  type WritingKind,
  type Written,
} from '../../../tests/support/writing-kinds.ts';
import { playRound } from '../../../tests/support/writing-round.ts';
import { WritingServer } from '../../../tests/support/writing-server.ts';
import { Tab } from '../../../tests/support/writing-tab.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 60);
const STEPS = 60;
/** Repeats a single round that failed. */
const SEED = process.env.SEED;

/** The device of the round; before the first one, modules find none. */
const held = vi.hoisted(() => ({ device: null as SimulatedDevice | null }));

vi.mock('#stores/device-database.ts', async (original) => ({
  ...(await original<object>()),
  deviceDatabase: () => held.device?.openDatabase(),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device, a server and pages, under a clock that is moved by hand. */
function begin<Value, Saved extends Written>(kind: WritingKind<Value, Saved>, seed: number) {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), milliseconds);
    return late.signal;
  });
  const random = new Random(seed);
  const device = new SimulatedDevice(random);
  held.device = device;
  const locks = device.locks();
  vi.stubGlobal('localStorage', device.localStorage());
  return {
    ...{ kind, random, device, server: new WritingServer(kind, random) },
    async load() {
      vi.resetModules();
      return await import('#admin/saving/draft-store.ts');
    },
    enter(tab: Tab<Value, Saved>) {
      device.page = tab.life;
      vi.stubGlobal('window', tab.window);
      vi.stubGlobal('document', tab.document);
      vi.stubGlobal('navigator', { onLine: tab.isOnline, locks });
    },
    pass: async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
    moveClock: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
  };
}

async function play<Value, Saved extends Written>(kind: WritingKind<Value, Saved>, seed: number) {
  const options = begin(kind, seed);
  options.device.isPrivate = options.random.below(12) === 0;
  if (options.device.isPrivate) vi.stubGlobal('localStorage', undefined);
  const result = await playRound(options, STEPS);
  vi.clearAllTimers();
  return result;
}

type Articles = ReturnType<typeof begin<ArticleText, Article>>;

/** Lets a page open an article. @returns its editor. */
async function open({ pass }: Articles, tab: Tab<ArticleText, Article>, id: string | null = 'a1') {
  await tab.load();
  void tab.open(id);
  await pass(5_000);
  if (!tab.store) throw new Error('The article did not open.');
  return tab.store;
}

async function playAll<Value, Saved extends Written>(kind: WritingKind<Value, Saved>) {
  const failed: string[] = [];
  let [words, warned] = [0, 0];
  for (const seed of SEED ? [Number(SEED)] : Array(ROUNDS).keys()) {
    const { lost, steps, ...counts } = await play(kind, seed);
    words += counts.words;
    warned += counts.warned;
    if (lost.length > 0)
      failed.push(`SEED=${seed} lost ${lost.join(', ')}:\n  ${steps.join('\n  ')}`);
  }
  console.warn(`${words} words, ${warned} lost after a warning, ${failed.length} rounds failed`);
  expect(failed.slice(0, 1).join('\n'), `${failed.length} rounds`).toBe('');
}

test('article: no word that is typed is lost, whatever happens', () => playAll(articles));
test('page: no word that is typed is lost, whatever happens', () => playAll(pages));
test('gallery: no word that is typed is lost, whatever happens', () => playAll(galleries));
test('settings: no word that is typed is lost, whatever happens', () => playAll(settings));

const typed = (title: string) => ({ type: 'typed', value: { title } }) as const;
const oak = { ...EMPTY_TEXT, title: 'Oak' };
const theirs = { ...oak, title: 'A colleague’s' };
const yielded = () => ({ type: 'yielded', at: Date.now() }) as const;

/** An article in a page of a device that keeps what it is asked to, or nothing. */
async function beginWith(seed: number, hasRoom: boolean) {
  const options = begin(articles, seed);
  options.server.create('a1', oak);
  const tab = new Tab('one', options);
  const store = await open(options, tab);
  Object.assign(options.device, { hasRoom, canPark: hasRoom });
  return { ...options, options, tab, store };
}

test('words: two tabs take the other version', async () => {
  const { options, server, pass, tab } = await beginWith(1, true);
  const tabs = [tab, new Tab('two', options)];
  await open(options, tabs[1] ?? tab);
  server.weather = 'away';
  for (const one of tabs) one.store?.dispatch(typed(`Typed in ${one.name}`));
  await pass(5_000);
  const saved = server.save('a1', 1, theirs);
  for (const one of tabs) {
    one.store?.dispatch({ type: 'seen', saved });
    one.store?.dispatch(yielded());
    await pass(1_000);
    one.end();
  }
  server.weather = 'fair';
  const { kept } = (await open(options, new Tab('three', options))).state.get();
  expect(kept.map(({ value }) => value.title).sort()).toEqual(['Typed in one', 'Typed in two']);
  // What each was typed into: put back, it is laid beside what others have saved since.
  expect(kept).toMatchObject(Array(2).fill({ version: 1, origin: { title: 'Oak' } }));
});

test('words: the page goes away between two copies for the device', async () => {
  const { options, server, pass, tab, store } = await beginWith(5, true);
  server.weather = 'away';
  store.dispatch(typed('Typed first'));
  await pass(50);
  store.dispatch(typed('Typed last'));
  tab.tell('pagehide');
  tab.end();
  server.weather = 'fair';
  const found = await open(options, new Tab('two', options));
  expect(found.state.get().typed.title).toBe('Typed last');
});

test('words: the storage is full, and the session ends from elsewhere or the author leaves', async () => {
  const { options, server, pass, tab, store } = await beginWith(2, false);
  server.isSessionOver = true;
  store.dispatch(typed('Typed without room'));
  await pass(5_000);
  expect(store.state.get().copy).toBe('refused');
  tab.unmount();
  await pass(1_000);
  expect(tab.tell('beforeunload')).toBe(true);
  server.isSessionOver = false;
  const again = (await open(options, tab)).state.get();
  expect(again).toMatchObject({ typed: { title: 'Typed without room' }, copy: 'refused' });
});

test('words: the storage is full, and the other version is taken', async () => {
  const { options, device, server, pass, tab, store } = await beginWith(3, false);
  store.dispatch(typed('Typed without room'));
  store.dispatch({ type: 'seen', saved: server.save('a1', 1, theirs) });
  store.dispatch(yielded());
  await pass(1_000);
  expect(tab.tell('beforeunload')).toBe(true);
  tab.unmount();
  await pass(1_000);
  const { kept } = (await open(options, tab)).state.get();
  expect(kept).toMatchObject([{ value: { title: 'Typed without room' } }]);
  device.hasRoom = true;
  tab.store?.dispatch({ type: 'kept', kept: [...kept] });
  await pass(1_000);
  expect(tab.tell('beforeunload')).toBe(false);
});

test.each([
  ['is stored, its answer is lost, and the tab is closed', 'away'],
  ['is answered, and the page is killed at once', 'fair'],
] as const)('words: a first save %s', async (_, weather) => {
  const options = begin(articles, 4);
  const { server, pass } = options;
  const tab = new Tab('one', options);
  const store = await open(options, tab, null);
  store.dispatch(typed('Oak'));
  const { id } = store.state.get();
  server.weather = weather;
  if (weather === 'away') {
    await pass(5_000);
    server.create(id, oak);
    store.dispatch(typed('Oak and ash'));
    await pass(1_000);
  } else {
    void store.saveAll();
    store.dispatch(typed('Oak and ash'));
    while (store.state.get().saved === null) await pass(1);
    await pass(30);
  }
  tab.end();
  server.weather = 'fair';
  await pass(5_000);
  const found = await open(options, new Tab('two', options), id);
  expect(found.state.get().typed.title).toBe('Oak and ash');
});
