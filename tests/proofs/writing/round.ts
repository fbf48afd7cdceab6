import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { Random } from '../../support/random.ts';
import { type OwnBrowser, openBrowser } from './browser.ts';
import { makeFallible, setFault, WAYS, type Way } from './faults.ts';
import { articlesOf, inDatabase, keptTexts } from './oracle.ts';
import { WritingPage } from './page.ts';
import { type Author, untilDone, type World } from './world.ts';

const STEPS = 24;
/** A page that is killed may lose what was typed so shortly before, in milliseconds. */
const LAST_MOMENT = 1_500;

export interface RoundResult {
  words: number;
  copies: number;
  revisions: number;
  device: number;
  /** Gone after the page had said that it keeps nothing, or in the last moment of a killed one. */
  warned: string[];
  lost: string[];
  steps: string[];
}

interface Cast {
  author: Author;
  colleague: Client;
  /** Folder of the browser's profile. */
  profile: string;
  browser: OwnBrowser;
}

/** An author and a colleague write, in a browser of their own: then each word is looked for. */
export class BrowserRound {
  readonly #random: Random;
  readonly #words = new Set<string>();
  readonly #warned = new Set<string>();
  readonly #steps: string[] = [];
  readonly #articles: string[] = [];
  #pages: WritingPage[] = [];
  #way: Way = 'answered';
  #isFull = false;
  #isOnline = true;

  readonly #world: World;
  readonly #seed: number;
  readonly #author: Author;
  readonly #colleague: Client;
  readonly #profile: string;
  #browser: OwnBrowser;

  private constructor(world: World, seed: number, cast: Cast) {
    this.#random = new Random(seed);
    this.#world = world;
    this.#seed = seed;
    this.#author = cast.author;
    this.#colleague = cast.colleague;
    this.#profile = cast.profile;
    this.#browser = cast.browser;
  }

  static async play(world: World, seed: number): Promise<RoundResult> {
    const profile = await mkdtemp(join(tmpdir(), 'prove-writing-'));
    const author = await world.makeAuthor(`author-${seed}-${Date.now()}@example.com`);
    const colleague = await untilDone(() => world.signedIn('owner@example.com'));
    const browser = await openBrowser(profile);
    const round = new BrowserRound(world, seed, { author, colleague, profile, browser });
    try {
      return await round.#run();
    } finally {
      await round.#browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  async #run(): Promise<RoundResult> {
    const { data } = await untilDone(
      async () =>
        await this.#colleague
          .from('posts')
          .insert({ title: `Round ${this.#seed}`, body: 'Oak is hard.\n\nAsh is pale.' })
          .select('id')
          .single()
          .throwOnError(),
    );
    this.#articles.push(data.id);
    await makeFallible(this.#browser.context, () => this.#way);
    await this.#try(() => this.#openPage());
    for (let step = 0; step < STEPS; step += 1) {
      await this.#try(() => this.#step());
      await pause(this.#random.pick([0, 100, 400, 1_500, 3_000]));
    }
    return await this.#world.inPeace((database) => this.#look(database));
  }

  /** What fails because the server or a page is away is a step that nobody has taken. */
  async #try(act: () => unknown): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#note(`(${String(error).split('\n')[0]?.slice(0, 100)})`);
    }
  }

  async #step(): Promise<void> {
    const random = this.#random;
    // Or most rounds would end in warnings.
    if (this.#isFull && random.below(4) === 0) return await this.#fill();
    const [page] = random.some(this.#pages, 1);
    if (!page) return await this.#openPage();
    const act = random.pick<() => unknown>([
      ...Array.from({ length: 10 }, () => () => this.#type(page)),
      ...Array.from({ length: 4 }, () => () => this.#answer(page)),
      ...Array.from({ length: 3 }, () => () => this.#colleagueWrites()),
      () => this.#changeWay(),
      () => this.#changeWay(),
      () => this.#connect(),
      () => this.#openPage(),
      () => this.#reload(page),
      () => this.#close(page),
      () => this.#killBrowser(),
      () => this.#fill(),
      () => this.#endSession(),
      () => this.#moveClock(),
      () => this.#leave(page),
      () => this.#goBack(page),
    ]);
    await act();
  }

  async #type(page: WritingPage): Promise<void> {
    const word = `w${this.#seed}x${this.#words.size}`;
    await page.arrive();
    if (!(await page.type(word, this.#random))) return;
    this.#words.add(word);
    this.#note(`types ${word}`);
  }

  async #answer(page: WritingPage): Promise<void> {
    this.#note(`answers: ${await page.answer(this.#random)}`);
  }

  async #colleagueWrites(): Promise<void> {
    const id = this.#random.pick(this.#articles);
    const word = `w${this.#seed}x${this.#words.size}`;
    const { data } = await this.#colleague
      .from('posts')
      .select()
      .eq('id', id)
      .single()
      .throwOnError();
    const body = this.#random.below(2) ? `${data.body}\n\n${word}.` : `${word}. ${data.body}`;
    const { version } = data;
    const saved = await this.#colleague.from('posts').update({ body, version }).eq('id', id);
    if (saved.error) return;
    this.#words.add(word);
    this.#note(`a colleague writes ${word}`);
  }

  #changeWay(): void {
    this.#way = this.#random.pick(WAYS);
    this.#note(`saves are ${this.#way}`);
  }

  async #connect(): Promise<void> {
    this.#isOnline = !this.#isOnline;
    await this.#browser.context.setOffline(!this.#isOnline);
    this.#note(this.#isOnline ? 'online' : 'offline');
  }

  async #openPage(): Promise<void> {
    if (this.#pages.length >= 2) return;
    const isNew = this.#random.below(4) === 0;
    const page = await WritingPage.open(this.#browser.context, this.#author);
    this.#pages.push(page);
    this.#note(isNew ? 'begins an article' : 'opens the article');
    await page.show(this.#address(isNew ? null : this.#random.pick(this.#articles)));
  }

  async #reload(page: WritingPage): Promise<void> {
    await this.#noteWarning(page, 0);
    this.#note('reloads');
    await page.page.reload({ waitUntil: 'domcontentloaded' });
  }

  /** As a tab is closed that asks nothing. */
  async #close(page: WritingPage): Promise<void> {
    await this.#noteWarning(page, LAST_MOMENT);
    this.#note('closes the tab');
    this.#pages = this.#pages.filter((other) => other !== page);
    await page.page.close();
  }

  async #killBrowser(): Promise<void> {
    for (const page of this.#pages) await this.#noteWarning(page, LAST_MOMENT);
    this.#note('the browser is killed');
    await this.#reopenBrowser();
    await this.#openPage();
  }

  async #reopenBrowser(): Promise<void> {
    await this.#browser.kill();
    this.#pages = [];
    this.#isOnline = true;
    this.#browser = await openBrowser(this.#profile);
    await makeFallible(this.#browser.context, () => this.#way);
    await this.#setStorage(this.#isFull);
  }

  async #fill(): Promise<void> {
    this.#isFull = !this.#isFull;
    await this.#setStorage(this.#isFull);
    this.#note(this.#isFull ? 'the storage is full' : 'the storage has room');
  }

  #setStorage(isFull: boolean): Promise<void> {
    return setFault(this.#browser.context, this.#world.url, 'storage', isFull ? 'full' : 'free');
  }

  async #endSession(): Promise<void> {
    const client = await this.#world.signedIn(this.#author.email);
    await client.auth.signOut({ scope: 'global' });
    this.#note('the session is ended from elsewhere');
  }

  async #moveClock(): Promise<void> {
    const hours = this.#random.pick([-26, -1, 0, 0, 1, 7, 26]);
    await setFault(this.#browser.context, this.#world.url, 'clock', String(hours));
    this.#note(`the clock is ${hours} hours wrong`);
  }

  async #leave(page: WritingPage): Promise<void> {
    this.#note('leaves the article and returns');
    await page.leaveAndReturn();
  }

  async #goBack(page: WritingPage): Promise<void> {
    await this.#noteWarning(page, 0);
    this.#note('to another site and back');
    await page.page.goto('about:blank');
    await page.page.goBack();
  }

  /** Before a page ends: what it says that it does not keep, and what was typed in its last moment. */
  async #noteWarning(page: WritingPage, moment: number): Promise<void> {
    for (const [word, at] of page.typedAt) {
      if (performance.now() - at < moment) this.#warned.add(word);
    }
    if (!(await page.saysNoRoom().catch(() => false))) return;
    for (const word of page.typedAt.keys()) this.#warned.add(word);
  }

  async #look(database: Client): Promise<RoundResult> {
    for (const page of this.#pages) await this.#noteWarning(page, LAST_MOMENT);
    this.#way = 'answered';
    this.#isFull = false;
    await this.#reopenBrowser();
    const ids = await articlesOf(database, this.#author.id, this.#articles);
    let device = '';
    const page = await WritingPage.open(this.#browser.context, this.#author);
    for (const id of [...ids, null]) {
      await untilDone(() => page.show(this.#address(id)));
      await pause(500);
      device += await page.words();
      device += await keptTexts(page.page, `${this.#author.id}/${id ?? 'new'}`);
    }
    const { copies, revisions } = await inDatabase(database, ids);
    const missing = (texts: string, words: readonly string[]) =>
      words.filter((word) => !texts.includes(`${word}.`));
    const all = [...this.#words];
    const afterCopies = missing(copies, all);
    const afterRevisions = missing(revisions, afterCopies);
    const gone = missing(device, afterRevisions);
    return {
      words: all.length,
      copies: all.length - afterCopies.length,
      revisions: afterCopies.length - afterRevisions.length,
      device: afterRevisions.length - gone.length,
      warned: gone.filter((word) => this.#warned.has(word)),
      lost: gone.filter((word) => !this.#warned.has(word)),
      steps: this.#steps,
    };
  }

  #address(id: string | null): string {
    return this.#world.url + (id === null ? STAFF.newArticle : STAFF.article(id));
  }

  #note(step: string): void {
    this.#steps.push(step);
  }
}
