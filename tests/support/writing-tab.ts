import { NEW_THING } from '#admin/saving/draft-entry.ts';
import { createSaver, type Saver } from '#admin/saving/saver.ts';
import { runSaver } from '#admin/saving/use-saver.ts';
import type { Life, SimulatedDevice } from './simulated-device.ts';
import type { WritingKind, Written } from './writing-kinds.ts';
import type { WritingServer } from './writing-server.ts';

type DraftStore = typeof import('#admin/saving/draft-store.ts');

/** What surrounds a page's code. */
export interface Surroundings<Value, Saved extends Written> {
  kind: WritingKind<Value, Saved>;
  server: WritingServer<Value, Saved>;
  device: SimulatedDevice;
  /** The module as a page loads it, with a state of its own. */
  load: () => Promise<DraftStore>;
  /** Makes the page's the globals that code reads. */
  enter: (tab: Tab<Value, Saved>) => void;
}

/** One page of a browser in which a person writes; without an editor it shows the list, or sign-in. */
export class Tab<Value, Saved extends Written> {
  readonly name: string;
  readonly life: Life = { isAlive: true };
  readonly window = new EventTarget();
  readonly document = new EventTarget();
  isOnline = true;
  store: Saver<Value, Saved> | null = null;
  /** What its editors held that were closed while the browser had no room. */
  readonly closed: Saver<Value, Saved>[] = [];
  /** When each word was typed here. */
  readonly typedAt = new Map<string, number>();
  #stop: () => void = () => undefined;
  #modules: DraftStore | null = null;
  readonly #around: Surroundings<Value, Saved>;

  constructor(name: string, around: Surroundings<Value, Saved>) {
    this.name = name;
    this.#around = around;
  }

  /** Its code, which takes real time: before the clock is moved, so that a round can be repeated. */
  async load(): Promise<void> {
    this.#around.enter(this);
    this.#modules ??= await this.#around.load();
  }

  /** As its screen does: what the server has, then what the device keeps of it, then the editor. */
  async open(id: string | null): Promise<void> {
    const { kind, server, device } = this.#around;
    const saved = id && (await server.ask(this.life, () => server.read(id)));
    this.#around.enter(this);
    if (!this.#modules) throw new Error('The page is not loaded.');
    const place = this.#modules.draftPlace('anna', id ?? NEW_THING, kind.isValue);
    const left = await place.takeLeft();
    if (!this.life.isAlive) return;
    this.#around.enter(this);
    const store = createSaver<Value, Saved>({
      ...{ machine: kind.machine, place },
      initial: kind.machine.open(saved || null, left, {
        ...(id && { id }),
        isOnline: this.isOnline,
      }),
      write: (value, version, to) =>
        server.ask(this.life, () =>
          version === 0 ? server.create(to, value) : server.save(to, version, value),
        ),
      load: (from) => server.ask(this.life, () => server.read(from)),
    });
    this.store = store;
    this.#stop = runSaver(store);
    device.page = this.life;
  }

  type(change: Partial<Value>, word: string): void {
    this.typedAt.set(word, performance.now());
    this.store?.dispatch({ type: 'typed', value: change });
  }

  /** The editor goes, the page stays. */
  unmount(): void {
    if (!this.store) return;
    this.#around.enter(this);
    this.#stop();
    this.closed.push(this.store);
    this.store = null;
  }

  /** @returns whether the page objects. */
  tell(event: string, target: EventTarget = this.window): boolean {
    this.#around.enter(this);
    return !target.dispatchEvent(new Event(event, { cancelable: true }));
  }

  end(): void {
    this.life.isAlive = false;
    this.#around.device.end(this.life);
  }

  /** Whether the screen says that the device does not keep this. */
  get isRefused(): boolean {
    return this.store?.state.get().copy === 'refused';
  }

  /** Everything in the page's memory. */
  contents(): string {
    const states = [...this.closed, this.store].map((store) => store?.state.get());
    return JSON.stringify(states.map((state) => [state?.typed, state?.kept]));
  }
}
