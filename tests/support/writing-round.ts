import { type Choice, leavesOutMine } from '#domain/documents/merge.ts';
import type { Random } from './random.ts';
import type { Written } from './writing-kinds.ts';
import { type Surroundings, Tab } from './writing-tab.ts';

/** What a round needs besides: a clock that is moved by hand. */
export interface RoundOptions<Value, Saved extends Written> extends Surroundings<Value, Saved> {
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
export async function playRound<Value, Saved extends Written>(
  options: RoundOptions<Value, Saved>,
  count: number,
): Promise<RoundResult> {
  type Page = Tab<Value, Saved>;
  const { kind, server, device, random, pass, moveClock } = options;
  const { machine } = kind;
  const { read, merge, check, pauseMs } = machine.rules;
  const tabs: Page[] = [];
  const steps: string[] = [];
  const words = new Set<string>();
  /** A person deleted the text that was put aside and held them, or was told that they would go. */
  const givenUp = new Set<string>();
  let opened = 0;

  const note = (step: string) => void steps.push(`${Math.round(performance.now())} ${step}`);
  const giveUp = (contents: string) => {
    for (const word of words) if (contents.includes(`${word}.`)) givenUp.add(word);
  };
  const newWord = () => {
    const word = `word${words.size}`;
    words.add(word);
    return word;
  };

  /** Lets time go by until something has come to its end. */
  async function finish(task: Promise<unknown>): Promise<void> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    task.then(end, end);
    for (let waited = 0; !isDone && waited < 60_000; waited += 100) await pass(100);
  }

  function type(tab: Page): void {
    const { store } = tab;
    if (!store) return;
    const field = random.pick(kind.fields);
    const { typed } = store.state.get();
    const text = kind.textOf(typed, field);
    const hasBlocks = field === kind.fields.at(-1);
    const word = `word${words.size}`;
    const apart = hasBlocks && random.below(2) === 0 ? '\n\n' : ' ';
    const blocks = text.split('\n\n');
    const at = random.below(blocks.length);
    const written =
      hasBlocks && random.below(2) === 0
        ? blocks.map((block, index) => (index === at ? `${block} ${word}.` : block)).join('\n\n')
        : `${text}${text && apart}${word}.`;
    const change = kind.withText(typed, field, written);
    if (check({ ...typed, ...change })) return;
    note(`${tab.name} types ${newWord()} (${field})`);
    tab.type(change, word);
  }

  function writeAsColleague(): void {
    const saved = random.pick([...server.things.values()]);
    const value = read(saved);
    const field = kind.fields.at(-1) ?? '';
    const text = kind.textOf(value, field);
    const word = newWord();
    const written = random.below(2) ? `${text}\n\n${word}.` : text.replace(/\.|$/, ` ${word}.`);
    server.save(saved.id, saved.version, { ...value, ...kind.withText(value, field, written) });
    note(`a colleague writes ${word}`);
  }

  /** Of what a person saves. */
  function press({ name, store }: Page): void {
    if (pauseMs !== null || !store) return;
    note(`${name} saves`);
    void store.save();
  }

  /** What the editor does every minute, and when its window is looked at. */
  function lookAtServer({ name, life, store }: Page): void {
    if (!store?.state.get().saved) return;
    note(`${name} looks at the server`);
    const { id } = store.state.get();
    const look = server.ask(life, () => server.read(id));
    void look.then(
      (saved) => store.dispatch({ type: 'seen', saved }),
      () => undefined,
    );
  }

  function choose({ name, store }: Page): void {
    const state = store?.state.get();
    if (!store || !state?.theirs || machine.saveStatus(state) !== 'conflict') return;
    const way = random.pick(['theirs', 'mine', 'chosen']);
    note(`${name} chooses ${way}`);
    if (way === 'theirs') {
      store.dispatch({ type: 'yielded', at: Date.now() });
      return;
    }
    const theirs = read(state.theirs);
    const choices: Record<string, Choice> = {};
    for (const { id } of merge(state.origin, state.typed, theirs).places) {
      if (random.below(3) > 0) choices[id] = random.pick(['mine', 'theirs', 'both']);
    }
    const chosen = merge(state.origin, state.typed, theirs, choices);
    const keptAt = way !== 'mine' && leavesOutMine(chosen) && { keptAt: Date.now() };
    const value = way === 'mine' ? state.typed : chosen.value;
    store.dispatch({ type: 'merged', value, ...keptAt });
    void store.save();
  }

  function answerOffer({ name, store }: Page): void {
    const state = store?.state.get();
    if (!store || !state) return;
    const [kept] = state.kept;
    if (state.restoredFrom !== null) {
      note(`${name} discards what is back`);
      store.dispatch({ type: 'unrestored', at: Date.now() });
    } else if (kept && random.below(4) > 0) {
      note(`${name} puts back`);
      store.dispatch({ type: 'put-back', kept, at: Date.now() });
    } else if (kept) {
      note(`${name} deletes what was put aside`);
      giveUp(JSON.stringify(kept.value));
      store.dispatch({ type: 'kept', kept: state.kept.filter((other) => other !== kept) });
    }
  }

  /** An older version is brought back, and the author types on. */
  async function replace(tab: Page): Promise<void> {
    const { store, life } = tab;
    if (!store) return;
    const done = store.saveAll().then(async (saved) => {
      if (!saved) return;
      const old = random.pick(server.revisions.filter(({ id }) => id === saved.id));
      const now = await server.ask(life, () => server.save(saved.id, saved.version, read(old)));
      note(`${tab.name} has an older version back`);
      store.dispatch({ type: 'replaced', saved: now, keptAt: Date.now() });
    });
    done.catch(() => undefined);
    await pass(random.below(60));
    type(tab);
  }

  /** To another screen: saved on the way, asked when that fails. */
  async function leave(tab: Page): Promise<void> {
    const { store } = tab;
    if (!store) return;
    note(`${tab.name} leaves`);
    if (pauseMs !== null && store.hasChanges() && store.isReady()) {
      await Promise.race([finish(store.saveAll()), pass(2_000)]);
    }
    tab.unmount();
  }

  async function reopen(tab: Page): Promise<void> {
    server.isSessionOver = false;
    if (tab.store) return;
    const isNew = kind.canBegin && random.below(4) === 0;
    const id = isNew ? null : random.pick([...server.things.keys()]);
    note(`${tab.name} opens ${id ?? 'a new one'}`);
    await tab.load();
    await finish(tab.open(id).catch(() => undefined));
  }

  /** From elsewhere: the guard takes the editor away. */
  async function endSession(tab: Page): Promise<void> {
    if (!tab.store) return;
    note(`${tab.name}: the session is over`);
    server.isSessionOver = true;
    await pass(2_000);
    for (const one of tabs) one.unmount();
  }

  async function openTab(): Promise<void> {
    if (tabs.length >= 3) return;
    opened += 1;
    const tab = new Tab(`tab ${opened}`, options);
    tabs.push(tab);
    await reopen(tab);
  }

  function giveUpLastMoment({ typedAt }: Page): void {
    for (const [word, at] of typedAt) {
      if (performance.now() - at < 1_000 + 3 * device.slowestLately) givenUp.add(word);
    }
  }

  function end(tab: Page): void {
    tab.end();
    tabs.splice(tabs.indexOf(tab), 1);
  }

  function tellHidden(tab: Page): void {
    tab.tell('visibilitychange', tab.document);
  }

  /** With a question where the page asks for one. */
  async function close(tab: Page): Promise<void> {
    const isAsked = tab.tell('beforeunload');
    note(`${tab.name} is closed${isAsked ? ', after a question' : ''}`);
    if (isAsked) await pass(random.pick([200, 1_000]));
    if (isAsked && random.below(3) === 0) return note('it stays open');
    const isTold = isAsked && (tab.isRefused || tab.closed.length > 0);
    if (isTold) giveUp(tab.contents());
    // Without room to park it the last word is still on its way.
    if (!device.canPark || device.isPrivate) giveUpLastMoment(tab);
    tab.tell('pagehide');
    tellHidden(tab);
    if (random.below(2)) await pass(random.below(50));
    end(tab);
  }

  function kill(tab: Page): void {
    note(`${tab.name} is killed`);
    if (tab.isRefused) giveUp(tab.contents());
    giveUpLastMoment(tab);
    // Sign-in, or the question on the way out, has said what is only in the page.
    for (const store of tab.closed) {
      if (store.state.get().copy === 'refused') giveUp(JSON.stringify(store.state.get()));
    }
    end(tab);
  }

  /** Into the back/forward cache and out again; meanwhile another page may have opened the article. */
  async function goAndComeBack(tab: Page): Promise<void> {
    note(`${tab.name} goes into the back/forward cache`);
    tab.tell('pagehide');
    await openTab();
    await pass(300);
    note(`${tab.name} is back`);
    tab.tell('pageshow');
  }

  function connect(tab: Page): void {
    tab.isOnline = !tab.isOnline;
    const now = tab.isOnline ? 'online' : 'offline';
    note(`${tab.name} is ${now}`);
    tab.tell(now);
  }

  /** What happens to the server, the device and the clock. */
  const weather = [
    () => {
      server.weather = random.pick(['fair', 'fair', 'rough', 'rough', 'away']);
      note(`server ${server.weather}`);
    },
    () => {
      device.hasRoom = random.below(3) > 0;
      device.canPark = random.below(3) > 0;
      note(`room ${device.hasRoom} park ${device.canPark}`);
    },
    () => {
      device.slowDown(random.pick([5, 20, 300, 4_000]));
      note(`storage takes up to ${device.slowest} ms`);
    },
    () => {
      moveClock((random.below(52) - 26) * 3_600_000);
      note('clock moved');
    },
  ];
  /** What people do, more often than others typing. */
  const acts: ((tab: Page) => unknown)[] = [
    ...[...Array<typeof type>(12).fill(type), choose, choose, choose, ...weather],
    ...[writeAsColleague, writeAsColleague, lookAtServer, answerOffer, answerOffer, replace, leave],
    ...[
      reopen,
      reopen,
      press,
      press,
      endSession,
      close,
      kill,
      openTab,
      goAndComeBack,
      tellHidden,
      connect,
    ],
  ];

  /** The database, and what a person finds who opens what was written. */
  async function look(): Promise<string> {
    Object.assign(server, { weather: 'fair', isSessionOver: false });
    device.slowest = 20;
    const found: unknown[] = [...server.things.values(), ...server.revisions];
    for (const id of [...server.things.keys(), ...(kind.canBegin ? [null] : [])]) {
      const tab = new Tab('the last tab', options);
      await tab.load();
      await finish(tab.open(id));
      const state = tab.store?.state.get();
      found.push(state?.typed, ...(state?.kept ?? []).map(({ value }) => value));
      tab.end();
    }
    return JSON.stringify(found);
  }

  server.create('first', kind.first);
  await openTab();
  for (let step = 0; step < count; step += 1) {
    await random.pick(acts)(random.pick(tabs));
    if (tabs.length === 0) await openTab();
    if (random.below(3) > 0) await pass(random.pick([5, 50, 200, 400, 1_000, 2_500, 9_000]));
  }
  for (const tab of [...tabs]) {
    if (random.below(2)) kill(tab);
    else while (tab.life.isAlive) await close(tab);
  }
  await pass(10_000);
  const found = await look();
  const missing = [...words].filter((word) => !found.includes(`${word}.`));
  const lost = missing.filter((word) => !givenUp.has(word));
  return { words: words.size, lost, warned: missing.length - lost.length, steps };
}
