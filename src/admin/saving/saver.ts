import { atom } from 'nanostores';
import { toFailure } from '#admin/ui/feedback/failure.ts';
import { noteFailure } from '#stores/account.ts';
import type { Draft, Left } from './draft-entry.ts';
import type { DraftPlace } from './draft-store.ts';
import type { SaverAction, SaverMachine, SaverState } from './saver-state.ts';

/** During typing the copy on the device is at most this old, in milliseconds. */
const COPY_INTERVAL_MS = 300;

export interface SaverOptions<Value, Saved extends { version: number }> {
  machine: SaverMachine<Value, Saved>;
  initial: SaverState<Value, Saved>;
  place: Omit<DraftPlace<Value>, 'takeLeft' | 'holds'>;
  /** Writes it on top of `version`; 0 for a new thing. @throws DataError 'conflict', 'already-there' */
  write: (value: Value, version: number, id: string) => Promise<Saved>;
  load: (id: string) => Promise<Saved>;
  onSaved?: (saved: Saved, isNew: boolean) => void;
}

export type Saver<Value, Saved extends { version: number }> = ReturnType<
  typeof createSaver<Value, Saved>
>;

/** Saves on request, after pauses and once the server is back, one at a time; the device has a copy until then. */
export function createSaver<Value, Saved extends { version: number }>({
  machine,
  initial,
  place,
  write,
  load,
  onSaved,
}: SaverOptions<Value, Saved>) {
  type State = SaverState<Value, Saved>;
  const { rules, hasChanges, saveStatus, autosaveDelay } = machine;
  const state = atom<State>(initial);
  /** When the newest of it was typed: of two tabs the one that is closed later has not typed later. */
  let typedAt = initial.restoredFrom ?? Date.now();
  let running: Promise<Saved | null> | null = null;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;

  function dispatch(action: SaverAction<Value, Saved>): void {
    const before = state.get();
    const next = machine.reduce(before, action);
    const draft = action.type === 'found' ? action.left.draft : null;
    // Before it is set: whoever listens copies it.
    if (next.typed !== before.typed) typedAt = draft?.at ?? Date.now();
    state.set(next);
  }

  async function attempt(): Promise<Saved | null> {
    const { saved, id, base, typed } = state.get();
    dispatch({ type: 'sent' });
    try {
      const stored = await write(typed, saved ? base : 0, id);
      dispatch({ type: 'saved', saved: stored });
      onSaved?.(stored, !saved);
      return stored;
    } catch (error) {
      await noteRefusal(error, id, !saved);
      const now = state.get();
      return hasChanges(now) ? null : now.saved;
    }
  }

  /** Looks at the version in the way: a colleague's, or our own whose answer got lost. Reports other errors. */
  async function noteRefusal(error: unknown, id: string, isNew: boolean): Promise<void> {
    let failure = toFailure(error);
    if (failure.code === (isNew ? 'already-there' : 'conflict')) {
      try {
        const stored = await load(id);
        dispatch({ type: 'conflicted', saved: stored });
        if (isNew) onSaved?.(stored, true);
        return;
      } catch (cause) {
        const reason = toFailure(cause);
        // Of a new thing it was the name that is taken.
        if (!isNew || reason.code !== 'not-found') failure = reason;
      }
    }
    noteFailure(failure);
    const { code, message } = failure;
    dispatch({ type: 'failed', failure: { code, message } });
  }

  /** Saves what is typed, now; null when that failed. While it runs, asking again waits for it. */
  async function save(): Promise<Saved | null> {
    const now = state.get();
    const status = saveStatus(now);
    if (status === 'invalid') {
      dispatch({ type: 'failed', failure: { code: 'invalid', message: rules.check(now.typed) } });
    }
    const isEmpty = !now.saved && rules.isBlank(now.typed);
    if (isEmpty || status === 'conflict' || status === 'invalid') return null;
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  }

  /** The same, and whatever is typed while it runs. */
  async function saveAll(): Promise<Saved | null> {
    for (;;) {
      if (running) await running;
      const now = state.get();
      if (!hasChanges(now)) return now.saved;
      if (!now.saved && rules.isBlank(now.typed)) return null;
      // Unsaved after a refusal: only something else had changed, and it is tried on top.
      if ((await save()) === null && saveStatus(state.get()) !== 'unsaved') return null;
    }
  }

  function draftOf({ base, origin, typed, saved, id, unanswered }: State): Draft<Value> {
    const draft = { version: base, origin, at: typedAt, value: typed };
    const others = unanswered.filter((sent) => sent !== typed);
    const sent = others.length > 0 && { unanswered: others };
    return { ...draft, ...sent, ...(!saved && { newId: id }) };
  }

  const unsaved = (now: State) => (hasChanges(now) ? draftOf(now) : null);

  async function copyNow(): Promise<void> {
    const before = state.get();
    const copy = (await place.keep(unsaved(before), before.kept)) ? 'kept' : 'refused';
    const now = state.get();
    const isSameStretch = before.base === now.base && hasChanges(before) === hasChanges(now);
    if (copy !== now.copy && isSameStretch) dispatch({ type: 'copied', copy });
  }

  /** The first change and the end of all changes at once, others when the last copy is old enough. */
  function planCopy(isUrgent: boolean): void {
    if (copyTimer && !isUrgent) {
      isStale = true;
      return;
    }
    void copyNow();
    clearTimeout(copyTimer);
    copyTimer = setTimeout(() => {
      copyTimer = undefined;
      if (isStale) planCopy(false);
    }, COPY_INTERVAL_MS);
    isStale = false;
  }

  function followCopies(now: State, before: State | undefined): void {
    if (!before) return;
    const isCreated = now.saved !== null && before.saved === null;
    if (isCreated) place.moveTo(now.id);
    const hasMoved = now.typed !== before.typed || now.saved !== before.saved;
    const isKeptAside = now.kept !== before.kept;
    if (isKeptAside || (hasMoved && (hasChanges(now) || hasChanges(before)))) {
      planCopy(isKeptAside || isCreated || !hasChanges(now));
    }
  }

  /** Whether there is, or was at the start, anything that the device has to keep. */
  const holdsText = () => {
    const { copy, kept } = state.get();
    return copy !== 'pending' || kept.length > 0 || hasChanges(state.get());
  };

  /** Saves and copies by itself from now on. @returns ends that: what is typed stays on the device. */
  function start(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopSaving = state.subscribe((now) => {
      clearTimeout(timer);
      const delay = autosaveDelay(now);
      if (delay !== null) timer = setTimeout(() => void save(), delay);
    });
    if (holdsText()) void copyNow();
    const stopCopies = state.listen(followCopies);
    return () => {
      clearTimeout(timer);
      clearTimeout(copyTimer);
      stopSaving();
      stopCopies();
      if (holdsText()) void copyNow();
      place.release();
    };
  }

  return {
    ...{ rules, state, dispatch, save, saveAll, start, copyNow, saveStatus },
    /** Takes up what an earlier visit left, after the start. */
    restore(left: Left<Value>) {
      dispatch({ type: 'found', left });
      if (holdsText()) void copyNow();
    },
    hasChanges: () => hasChanges(state.get()),
    /** Whether it would be saved by itself, without a decision of the author's. */
    isReady: () => autosaveDelay(state.get()) !== null,
    /** For a page that is about to go. */
    copyAtOnce: () => place.keepAtOnce(unsaved(state.get()), state.get().kept),
    comeBack: place.comeBack,
  };
}
