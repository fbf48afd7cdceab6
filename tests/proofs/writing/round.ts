import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type Client, rowOf } from '#scripts/test-project/rows.ts';
import { Random } from '../../support/random.ts';
import { openBrowser } from './browser.ts';
import { makeFallible, setFault, WAYS, type Way } from './faults.ts';
import { articlesOf, inDatabase, keptTexts, whereFound } from './oracle.ts';
import { WritingPage } from './page.ts';
import { type Author, untilDone, type World } from './world.ts';

const STEPS = 24;
/** A page that is killed may lose what was typed so shortly before, in milliseconds. */
const LAST_MOMENT = 1_500;

interface RoundResult {
  words: number;
  copies: number;
  revisions: number;
  device: number;
  /** Gone after the page had said that it keeps nothing, or in the last moment of a killed one. */
  warned: string[];
  lost: string[];
  steps: string[];
}

/** An author and a colleague write, in a browser of their own: then each word is looked for. */
export async function playRound(world: World, seed: number): Promise<RoundResult> {
  const profile = await mkdtemp(join(tmpdir(), 'prove-writing-'));
  const author = await world.makeAuthor(`author-${seed}-${Date.now()}@example.com`);
  const colleague = await untilDone(() => world.signedIn('owner@example.com'));
  try {
    return await play(world, seed, { author, colleague, profile });
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function play(
  world: World,
  seed: number,
  { author, colleague, profile }: { author: Author; colleague: Client; profile: string },
): Promise<RoundResult> {
  const random = new Random(seed);
  const words = new Set<string>();
  const warned = new Set<string>();
  const steps: string[] = [];
  const articles: string[] = [];
  let browser = await openBrowser(profile);
  let pages: WritingPage[] = [];
  let way: Way = 'answered';
  let isFull = false;
  let isOnline = true;

  const note = (step: string) => void steps.push(step);
  const addressOf = (id: string | null) =>
    world.url + (id === null ? STAFF.newArticle : STAFF.article(id));
  const setStorage = () =>
    setFault(browser.context, world.url, 'storage', isFull ? 'full' : 'free');

  /** Before a page ends: what it says that it does not keep, and what was typed in its last moment. */
  async function noteWarning(page: WritingPage, moment = LAST_MOMENT): Promise<void> {
    for (const [word, at] of page.typedAt) {
      if (performance.now() - at < moment) warned.add(word);
    }
    if (!(await page.saysNoRoom().catch(() => false))) return;
    for (const word of page.typedAt.keys()) warned.add(word);
  }

  async function type(page: WritingPage): Promise<void> {
    const word = `w${seed}x${words.size}`;
    await page.arrive();
    if (!(await page.type(word, random))) return;
    words.add(word);
    note(`types ${word}`);
  }

  async function answer(page: WritingPage): Promise<void> {
    note(`answers: ${await page.answer(random)}`);
  }

  async function colleagueWrites(): Promise<void> {
    const id = random.pick(articles);
    const word = `w${seed}x${words.size}`;
    const { version, ...post } = await rowOf(colleague.from('posts').select().eq('id', id));
    const body = random.below(2) ? `${post.body}\n\n${word}.` : `${word}. ${post.body}`;
    const saved = await colleague.from('posts').update({ body, version }).eq('id', id);
    if (saved.error) return;
    words.add(word);
    note(`a colleague writes ${word}`);
  }

  function changeWay(): void {
    way = random.pick(WAYS);
    note(`saves are ${way}`);
  }

  async function connect(): Promise<void> {
    isOnline = !isOnline;
    await browser.context.setOffline(!isOnline);
    note(isOnline ? 'online' : 'offline');
  }

  async function openPage(): Promise<void> {
    if (pages.length >= 2) return;
    const isNew = random.below(4) === 0;
    const page = await WritingPage.open(browser.context, author);
    pages.push(page);
    note(isNew ? 'begins an article' : 'opens the article');
    await page.show(addressOf(isNew ? null : random.pick(articles)));
  }

  async function reload(page: WritingPage): Promise<void> {
    await noteWarning(page, 0);
    note('reloads');
    await page.page.reload({ waitUntil: 'domcontentloaded' });
  }

  /** As a tab is closed that asks nothing. */
  async function close(page: WritingPage): Promise<void> {
    await noteWarning(page);
    note('closes the tab');
    pages = pages.filter((other) => other !== page);
    await page.page.close();
  }

  async function killBrowser(): Promise<void> {
    for (const page of pages) await noteWarning(page);
    note('the browser is killed');
    await reopenBrowser();
    await openPage();
  }

  async function reopenBrowser(): Promise<void> {
    await browser.kill();
    pages = [];
    isOnline = true;
    browser = await openBrowser(profile);
    await makeFallible(browser.context, () => way);
    await setStorage();
  }

  async function fill(): Promise<void> {
    isFull = !isFull;
    await setStorage();
    note(isFull ? 'the storage is full' : 'the storage has room');
  }

  async function endSession(): Promise<void> {
    const client = await world.signedIn(author.email);
    await client.auth.signOut({ scope: 'global' });
    note('the session is ended from elsewhere');
  }

  async function moveClock(): Promise<void> {
    const hours = random.pick([-26, -1, 0, 0, 1, 7, 26]);
    await setFault(browser.context, world.url, 'clock', String(hours));
    note(`the clock is ${hours} hours wrong`);
  }

  async function leave(page: WritingPage): Promise<void> {
    note('leaves the article and returns');
    await page.leaveAndReturn();
  }

  async function goBack(page: WritingPage): Promise<void> {
    await noteWarning(page, 0);
    note('to another site and back');
    await page.page.goto('about:blank');
    await page.page.goBack();
  }

  /** What people do and what happens, more often than others typing. */
  const acts: ((page: WritingPage) => unknown)[] = [
    ...[...Array<typeof type>(10).fill(type), ...Array<typeof answer>(4).fill(answer)],
    ...[colleagueWrites, colleagueWrites, colleagueWrites, changeWay, changeWay, connect, openPage],
    ...[reload, close, killBrowser, fill, endSession, moveClock, leave, goBack],
  ];

  async function step(): Promise<void> {
    // Or most rounds would end in warnings.
    if (isFull && random.below(4) === 0) return await fill();
    const [page] = random.some(pages, 1);
    await (page ? random.pick(acts)(page) : openPage());
  }

  /** What fails because the server or a page is away is a step that nobody has taken. */
  async function tryTo(act: () => Promise<void>): Promise<void> {
    await act().catch((error) => note(`(${String(error).split('\n')[0]?.slice(0, 100)})`));
  }

  async function look(database: Client): Promise<RoundResult> {
    for (const page of pages) await noteWarning(page);
    way = 'answered';
    isFull = false;
    await reopenBrowser();
    const ids = await articlesOf(database, author.id, articles);
    let device = '';
    const page = await WritingPage.open(browser.context, author);
    for (const id of [...ids, null]) {
      await untilDone(() => page.show(addressOf(id)));
      await pause(500);
      device += await page.words();
      device += await keptTexts(page.page, `${author.id}/${id ?? 'new'}`);
    }
    const { gone, ...found } = whereFound(words, { ...(await inDatabase(database, ids)), device });
    return {
      ...found,
      warned: gone.filter((word) => warned.has(word)),
      lost: gone.filter((word) => !warned.has(word)),
      steps,
    };
  }

  try {
    const first = { title: `Round ${seed}`, body: 'Oak is hard.\n\nAsh is pale.' };
    const insert = () => rowOf(colleague.from('posts').insert(first).select('id'));
    articles.push((await untilDone(insert)).id);
    await makeFallible(browser.context, () => way);
    await tryTo(openPage);
    for (let taken = 0; taken < STEPS; taken += 1) {
      await tryTo(step);
      await pause(random.pick([0, 100, 400, 1_500, 3_000]));
    }
    return await world.inPeace(look);
  } finally {
    await browser.kill();
  }
}
