import { saveStatus } from '#admin/articles/article-saver.ts';
import {
  type Choice,
  chosenArticle,
  compareFields,
  placeOf,
} from '#admin/articles/versions/chosen-article.ts';
import { textOf } from '#data/articles/articles.ts';
import { type ArticleText, EMPTY_TEXT } from '#domain/articles/article-text.ts';
import type { Random } from './random.ts';
import { type Surroundings, Tab } from './writing-tab.ts';

const FIELDS = ['title', 'summary', 'body', 'body', 'body', 'seoDescription'] as const;
const FIRST = 'first';

/** What a round needs besides: a clock that is moved by hand. */
export interface RoundOptions extends Surroundings {
  random: Random;
  /** Lets so many milliseconds go by. */
  pass: (milliseconds: number) => Promise<void>;
  /** Moves the clock on the wall alone. */
  moveClock: (milliseconds: number) => void;
}

export interface RoundResult {
  words: number;
  /** Gone without a word of warning. */
  lost: string[];
  /** Gone after the screen had said that the device keeps nothing, or typed in a killed page's last moment. */
  warned: number;
  steps: string[];
}

/** People write, connections break, pages end: random steps, then each word is looked for. */
export class WritingRound {
  readonly #tabs: Tab[] = [];
  readonly #steps: string[] = [];
  readonly #words = new Set<string>();
  /** A person deleted the text that was put aside and held them, or was told that they would go. */
  readonly #givenUp = new Set<string>();
  #opened = 0;

  readonly #options: RoundOptions;

  constructor(options: RoundOptions) {
    this.#options = options;
  }

  async run(steps: number): Promise<RoundResult> {
    const { server, random } = this.#options;
    server.create(FIRST, { ...EMPTY_TEXT, title: 'Oak', body: 'Oak is hard.\n\nAsh is pale.' });
    await this.#openTab();
    for (let step = 0; step < steps; step += 1) {
      await this.#step();
      if (random.below(3) > 0)
        await this.#pass(random.pick([5, 50, 200, 400, 1_000, 2_500, 9_000]));
    }
    await this.#endAll();
    const found = await this.#look();
    const missing = [...this.#words].filter((word) => !found.includes(`${word}.`));
    const lost = missing.filter((word) => !this.#givenUp.has(word));
    const words = this.#words.size;
    return { words, lost, warned: missing.length - lost.length, steps: this.#steps };
  }

  /** One thing that happens, more often than others typing. */
  async #step(): Promise<void> {
    const { random, device, server } = this.#options;
    const tab = random.pick(this.#tabs);
    const act = random.pick<() => unknown>([
      ...Array.from({ length: 12 }, () => () => this.#type(tab)),
      ...Array.from({ length: 3 }, () => () => this.#choose(tab)),
      () => this.#colleague(),
      () => this.#colleague(),
      () => this.#lookAtServer(tab),
      () => this.#answerOffer(tab),
      () => this.#answerOffer(tab),
      () => this.#replace(tab),
      () => this.#leave(tab),
      () => this.#reopen(tab),
      () => this.#reopen(tab),
      () => this.#endSession(tab),
      () => this.#close(tab),
      () => this.#kill(tab),
      () => this.#openTab(),
      () => this.#goAndComeBack(tab),
      () => this.#hide(tab),
      () => this.#connect(tab),
      () => {
        server.weather = random.pick(['fair', 'fair', 'rough', 'rough', 'away']);
        this.#note(`server ${server.weather}`);
      },
      () => {
        device.hasRoom = random.below(3) > 0;
        device.canPark = random.below(3) > 0;
        this.#note(`room ${device.hasRoom} park ${device.canPark}`);
      },
      () => {
        device.slowDown(random.pick([5, 20, 300, 4_000]));
        this.#note(`storage takes up to ${device.slowest} ms`);
      },
      () => {
        this.#options.moveClock((random.below(52) - 26) * 3_600_000);
        this.#note('clock moved');
      },
    ]);
    await act();
    if (this.#tabs.length === 0) await this.#openTab();
  }

  #type(tab: Tab): void {
    const { random } = this.#options;
    const { store } = tab;
    if (!store) return;
    const word = `word${this.#words.size}`;
    const field = random.pick(FIELDS);
    const text = store.state.get().typed[field];
    if (field === 'title' && text.length > 150) return;
    this.#words.add(word);
    const apart = field === 'body' && random.below(2) === 0 ? '\n\n' : ' ';
    const blocks = text.split('\n\n');
    const at = random.below(blocks.length);
    const written =
      field === 'body' && random.below(2) === 0
        ? blocks.map((block, index) => (index === at ? `${block} ${word}.` : block)).join('\n\n')
        : `${text}${text && apart}${word}.`;
    this.#note(`${tab.name} types ${word} (${field})`);
    tab.type({ [field]: written } satisfies Partial<ArticleText>, word);
  }

  #colleague(): void {
    const { random, server } = this.#options;
    const article = random.pick([...server.articles.values()]);
    const text = textOf(article);
    const word = `word${this.#words.size}`;
    this.#words.add(word);
    const body = random.below(2)
      ? `${text.body}\n\n${word}.`
      : text.body.replace(/\.|$/, ` ${word}.`);
    server.save(article.id, article.version, { ...text, body });
    this.#note(`a colleague writes ${word}`);
  }

  /** What the editor does every minute, and when its window is looked at. */
  async #lookAtServer({ name, life, store }: Tab): Promise<void> {
    const { server } = this.#options;
    if (!store?.state.get().saved) return;
    this.#note(`${name} looks at the server`);
    const { id } = store.state.get();
    void server
      .ask(life, () => server.read(id))
      .then(
        (saved) => store.dispatch({ type: 'seen', saved }),
        () => undefined,
      );
  }

  #choose({ name, store }: Tab): void {
    const { random } = this.#options;
    const state = store?.state.get();
    if (!store || !state?.theirs || saveStatus(state) !== 'conflict') return;
    const way = random.pick(['theirs', 'mine', 'chosen']);
    this.#note(`${name} chooses ${way}`);
    if (way === 'theirs') {
      store.dispatch({ type: 'yielded', at: Date.now() });
      return;
    }
    const theirs = textOf(state.theirs);
    const choices: Record<string, Choice> = {};
    for (const { field, parts } of compareFields(state.origin, state.typed, theirs)) {
      parts.forEach((part, index) => {
        if (part.kind === 'same' || random.below(3) === 0) return;
        choices[placeOf(field, index)] = random.pick(['mine', 'theirs', 'both']);
      });
    }
    const chosen = chosenArticle(state.origin, state.typed, theirs, choices);
    const isMine = way === 'mine';
    store.dispatch({
      type: 'merged',
      value: isMine ? state.typed : chosen.text,
      ...(!isMine && chosen.leavesOutMine && { keptAt: Date.now() }),
    });
    void store.save();
  }

  #answerOffer({ name, store }: Tab): void {
    const { random } = this.#options;
    const state = store?.state.get();
    if (!store || !state) return;
    const [kept] = state.kept;
    if (state.restoredFrom !== null) {
      this.#note(`${name} discards what is back`);
      store.dispatch({ type: 'unrestored', at: Date.now() });
    } else if (kept && random.below(4) > 0) {
      this.#note(`${name} puts back`);
      store.dispatch({ type: 'put-back', kept, at: Date.now() });
    } else if (kept) {
      this.#note(`${name} deletes what was put aside`);
      this.#giveUp(JSON.stringify(kept.value));
      store.dispatch({ type: 'kept', kept: state.kept.filter((other) => other !== kept) });
    }
  }

  /** An older version is brought back, and the author types on. */
  async #replace(tab: Tab): Promise<void> {
    const { server, random } = this.#options;
    const { store, life } = tab;
    if (!store) return;
    const done = store.saveAll().then(async (saved) => {
      if (!saved) return;
      const old = random.pick(server.revisions.filter(({ id }) => id === saved.id));
      const now = await server.ask(life, () => server.save(saved.id, saved.version, textOf(old)));
      this.#note(`${tab.name} has an older version back`);
      store.dispatch({ type: 'replaced', saved: now, keptAt: Date.now() });
    });
    done.catch(() => undefined);
    await this.#pass(random.below(60));
    this.#type(tab);
  }

  /** To another screen: saved on the way, asked when that fails. */
  async #leave(tab: Tab): Promise<void> {
    const { store } = tab;
    if (!store) return;
    this.#note(`${tab.name} leaves the article`);
    if (store.hasChanges() && store.isReady()) {
      await Promise.race([this.#finish(store.saveAll()), this.#pass(2_000)]);
    }
    tab.unmount();
  }

  async #reopen(tab: Tab): Promise<void> {
    const { random, server } = this.#options;
    server.isSessionOver = false;
    if (tab.store) return;
    const id = random.below(4) === 0 ? null : random.pick([...server.articles.keys()]);
    this.#note(`${tab.name} opens ${id ?? 'a new article'}`);
    await tab.load();
    await this.#finish(tab.open(id).catch(() => undefined));
  }

  /** From elsewhere: the guard takes the editor away. */
  async #endSession(tab: Tab): Promise<void> {
    const { server } = this.#options;
    if (!tab.store) return;
    this.#note(`${tab.name}: the session is over`);
    server.isSessionOver = true;
    await this.#pass(2_000);
    for (const one of this.#tabs) one.unmount();
  }

  async #openTab(): Promise<void> {
    if (this.#tabs.length >= 3) return;
    this.#opened += 1;
    const tab = new Tab(`tab ${this.#opened}`, this.#options);
    this.#tabs.push(tab);
    await this.#reopen(tab);
  }

  /** With a question where the page asks for one. */
  async #close(tab: Tab): Promise<void> {
    const { random, device } = this.#options;
    const isAsked = tab.tell('beforeunload');
    this.#note(`${tab.name} is closed${isAsked ? ', after a question' : ''}`);
    if (isAsked) await this.#pass(random.pick([200, 1_000]));
    if (isAsked && random.below(3) === 0) return this.#note('it stays open');
    const isTold = isAsked && (tab.isRefused || tab.closed.length > 0);
    if (isTold) this.#giveUp(tab.contents());
    // Without room to park it the last word is still on its way.
    if (!device.canPark || device.isPrivate) this.#giveUpLastMoment(tab);
    tab.tell('pagehide');
    tab.tell('visibilitychange', tab.document);
    if (random.below(2)) await this.#pass(random.below(50));
    this.#end(tab);
  }

  #kill(tab: Tab): void {
    this.#note(`${tab.name} is killed`);
    if (tab.isRefused) this.#giveUp(tab.contents());
    this.#giveUpLastMoment(tab);
    // Sign-in, or the question on the way out, has said what is only in the page.
    for (const store of tab.closed) {
      if (store.state.get().copy === 'refused') this.#giveUp(JSON.stringify(store.state.get()));
    }
    this.#end(tab);
  }

  #giveUpLastMoment({ typedAt }: Tab): void {
    const { slowestLately } = this.#options.device;
    for (const [word, at] of typedAt) {
      if (performance.now() - at < 1_000 + 3 * slowestLately) this.#givenUp.add(word);
    }
  }

  #end(tab: Tab): void {
    tab.end();
    this.#tabs.splice(this.#tabs.indexOf(tab), 1);
  }

  /** Into the back/forward cache and out again; meanwhile another page may have opened the article. */
  async #goAndComeBack(tab: Tab): Promise<void> {
    this.#note(`${tab.name} goes into the back/forward cache`);
    tab.tell('pagehide');
    await this.#openTab();
    await this.#pass(300);
    this.#note(`${tab.name} is back`);
    tab.tell('pageshow');
  }

  #hide(tab: Tab): void {
    this.#note(`${tab.name} is hidden`);
    tab.tell('visibilitychange', tab.document);
  }

  #connect(tab: Tab): void {
    tab.isOnline = !tab.isOnline;
    this.#note(`${tab.name} is ${tab.isOnline ? 'online' : 'offline'}`);
    tab.tell(tab.isOnline ? 'online' : 'offline');
  }

  async #endAll(): Promise<void> {
    for (const tab of [...this.#tabs]) {
      if (this.#options.random.below(2)) this.#kill(tab);
      else while (tab.life.isAlive) await this.#close(tab);
    }
    await this.#pass(10_000);
  }

  /** The database, and what a person finds who opens what was written. */
  async #look(): Promise<string> {
    const { server, device } = this.#options;
    server.weather = 'fair';
    server.isSessionOver = false;
    device.slowest = 20;
    const found: unknown[] = [...server.articles.values(), ...server.revisions];
    for (const id of [...server.articles.keys(), null]) {
      const tab = new Tab('the last tab', this.#options);
      await tab.load();
      await this.#finish(tab.open(id));
      const state = tab.store?.state.get();
      found.push(
        state?.typed,
        state?.kept.map(({ value }) => value),
      );
      tab.end();
    }
    return JSON.stringify(found);
  }

  #giveUp(contents: string): void {
    for (const word of this.#words) if (contents.includes(`${word}.`)) this.#givenUp.add(word);
  }

  #note(step: string): void {
    this.#steps.push(`${Math.round(performance.now())} ${step}`);
  }

  #pass(milliseconds: number): Promise<void> {
    return this.#options.pass(milliseconds);
  }

  /** Lets time go by until something has come to its end. */
  async #finish(task: Promise<unknown>): Promise<void> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    task.then(end, end);
    for (let waited = 0; !isDone && waited < 60_000; waited += 100) await this.#pass(100);
  }
}
