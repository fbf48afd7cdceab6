import { atom, type ReadableAtom } from 'nanostores';
import type { DataError } from '#data/errors.ts';
import type { DeviceCopy } from './device-copy.ts';
import { toFailure } from './failure.ts';

/** Pause in typing after which it is saved, in milliseconds. */
export const AUTOSAVE_PAUSE_MS = 800;

/** A text as the server holds it. */
export interface SavedText {
  text: string;
  /** Raised by the server with every change. */
  version: number;
}

/** Where a text stands that saves itself. */
export interface AutosaveState {
  text: string;
  /** What the server holds, as far as is known: what the typing is based on. */
  base: SavedText;
  step: 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';
  /** Why it could not be saved, in a sentence. */
  failure: string | null;
  /** What a colleague has written meanwhile, while it stands in the way. */
  theirs: SavedText | null;
  /** False when the device has no room for a copy. */
  isKept: boolean;
}

/** What lies on the device: the text, and what it was based on. */
export interface UnsavedText {
  text: string;
  base: SavedText;
}

/** Whether what lies on the device is an unsaved text; another version may have left it. */
export function isUnsavedText(found: unknown): found is UnsavedText {
  const { text, base } = (found ?? {}) as Partial<UnsavedText>;
  return typeof text === 'string' && typeof base?.text === 'string' && base.version > 0;
}

export interface AutosaverOptions {
  /** What the server holds. */
  saved: SavedText;
  copy: DeviceCopy<UnsavedText>;
  /**
   * Writes the text.
   *
   * @returns the version that it has now.
   * @throws DataError 'conflict' when somebody has written since `version`.
   */
  save: (text: string, version: number) => Promise<number>;
  /** What the server holds now, after a conflict. */
  load: () => Promise<SavedText>;
  /** What is wrong with a text, in a sentence; '' for nothing. */
  check?: (text: string) => string;
}

export interface Autosaver {
  $state: ReadableAtom<AutosaveState>;
  /** Takes what is typed: kept on the device at once, saved after a pause. */
  type: (text: string) => void;
  /** Saves now. @returns whether everything that was typed is saved then. */
  flush: () => Promise<boolean>;
  /** The server holds something newer: shown, unless somebody is typing. */
  follow: (saved: SavedText) => void;
  /** Ends a conflict with both texts, the colleague's first. */
  keepBoth: () => void;
  /** Ends a conflict with the own text in place of the colleague's. */
  keepMine: () => void;
  /** Ends a conflict with the colleague's text. */
  keepTheirs: () => void;
  /** Whether the copy on this device is still of this text, and no later field has taken it over. */
  isOnDevice: () => boolean;
}

/** A text that saves itself. What is typed is nowhere lost: it is on the server or on the device. */
export function createAutosaver({ saved, copy, save, load, check }: AutosaverOptions): Autosaver {
  const found = copy.read();
  const isRestored = found !== null && found.text !== saved.text;
  if (found && !isRestored) copy.drop();
  const $state = atom<AutosaveState>({
    text: isRestored ? found.text : saved.text,
    base: isRestored ? found.base : saved,
    step: isRestored ? 'waiting' : 'untouched',
    failure: null,
    theirs: null,
    isKept: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const set = (change: Partial<AutosaveState>) => $state.set({ ...$state.get(), ...change });

  function type(text: string): void {
    const { base } = $state.get();
    clearTimeout(timer);
    if (text === base.text && !running) {
      copy.drop();
      set({ text, step: 'saved', failure: null, theirs: null });
      return;
    }
    set({ text, step: 'waiting', failure: null, isKept: copy.keep({ text, base }) });
    timer = setTimeout(flush, AUTOSAVE_PAUSE_MS);
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  /** Until nothing has been typed while the last save was under way. */
  async function saveAll(): Promise<boolean> {
    for (;;) {
      const { text, base, theirs } = $state.get();
      if (text === base.text) {
        copy.drop();
        if ($state.get().step !== 'untouched') set({ step: 'saved' });
        return true;
      }
      if (theirs) {
        // Somebody has to say which text counts.
        set({ step: 'conflict' });
        return false;
      }
      const fault = check?.(text);
      if (fault) {
        set({ step: 'failed', failure: fault });
        return false;
      }
      set({ step: 'saving', failure: null });
      try {
        set({ base: { text, version: await save(text, base.version) }, theirs: null });
      } catch (error) {
        if (!(await isSettled(text, base, toFailure(error)))) return false;
      }
    }
  }

  /** After a failure: whether to go on, because the server holds what is meant to be there. */
  async function isSettled(text: string, base: SavedText, failure: DataError): Promise<boolean> {
    try {
      if (failure.code !== 'conflict') throw failure;
      const theirs = await load();
      // The answer to an earlier save was lost on the way, or the other change was taken back.
      if (theirs.text === text || theirs.text === base.text) {
        set({ base: theirs });
        return true;
      }
      set({ step: 'conflict', theirs });
    } catch (error) {
      set({ step: 'failed', failure: toFailure(error).message });
    }
    return false;
  }

  function settle(text: string): void {
    const { theirs } = $state.get();
    if (theirs === null) return;
    set({ base: theirs, theirs: null });
    type(text);
  }

  return {
    $state,
    type,
    flush,
    follow(newer) {
      const { text, base } = $state.get();
      // An answer that was asked for before the last save arrives after it.
      if (newer.version < base.version) return;
      if (text === base.text && !running) set({ text: newer.text, base: newer });
    },
    keepBoth: () => settle(`${$state.get().theirs?.text}\n\n${$state.get().text}`),
    keepMine: () => settle($state.get().text),
    keepTheirs: () => settle($state.get().theirs?.text ?? ''),
    isOnDevice: () => copy.read()?.text === $state.get().text,
  };
}
