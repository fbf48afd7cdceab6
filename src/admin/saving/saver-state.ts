import { DataError, type DataErrorCode } from '#data/errors.ts';
import { type Choices, type Merged, unasked } from '#domain/documents/merge.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { randomId } from '#domain/text/random-id.ts';
import type { DeviceCopy, Kept, Left } from './draft-entry.ts';

/** Why the last attempt to save came to nothing. */
export interface SaveFailure {
  code: DataErrorCode;
  message: string;
}

/** What a saver has to know of the kind of thing that it saves; what it need not be told is what most kinds do. */
export interface SaverRules<Value, Saved> {
  empty: Value;
  read: (saved: Saved) => Value;
  /** What is typed with a change to it: a part of it, or the whole. */
  change: (typed: Value, change: Partial<Value>) => Value;
  isSame: (one: Value, other: Value) => boolean;
  /** Whether there is nothing in it that is worth a first save. */
  isBlank: (value: Value) => boolean;
  /** What is wrong with it, in a sentence; '' for nothing. */
  check: (value: Value) => string;
  /** One's own with what the other one changed since both began, or what was chosen of both. */
  merge: (origin: Value | null, mine: Value, theirs: Value, choices?: Choices) => Merged<Value>;
  /** What was sent, as the server would store it. `begun` is the server's first version of a new thing. */
  asStored: (sent: Value, begun: Value | null) => Value;
  /** What is typed, with what the server made of the parts that have not been touched since. */
  accept: (typed: Value, sent: Value, stored: Value) => Value;
  /** A new thing is called what anybody would call it: the first version may be a colleague's. */
  isNamed?: true;
  /** Pause in typing after which it is saved, in milliseconds; null for what a person saves, and looks at before. */
  pauseMs: number | null;
}

type GivenRules<Value, Saved> = Partial<SaverRules<Value, Saved>> &
  Pick<SaverRules<Value, Saved>, 'empty' | 'read' | 'merge' | 'pauseMs'>;

/** One thing that is written, and how far it has come to the server. */
export interface SaverState<Value, Saved> {
  typed: Value;
  /** What the server holds, as far as is known; null before the first save. */
  saved: Saved | null;
  /** A new thing has it too: sent again after an answer got lost, it makes no second one. */
  id: string;
  /** The version that the typing started from; a draft from an earlier visit may have an older one. */
  base: number;
  /** That version itself; null when it is not known any more. */
  origin: Value | null;
  sending: Value | null;
  /** What was sent since the last answer: the server may hold one of them all the same. */
  unanswered: readonly Value[];
  failure: SaveFailure | null;
  /** Attempts in a row that found no server. */
  failures: number;
  /** Whether the browser believes to be connected. */
  isOnline: boolean;
  copy: DeviceCopy;
  /** Another version that was saved meanwhile and stands in the way. */
  theirs: Saved | null;
  /** When a draft was typed that waits for a person to accept it, in milliseconds since 1970. */
  restoredFrom: number | null;
  /** What made way, newest first. */
  kept: readonly Kept<Value>[];
}

export type SaverAction<Value, Saved> =
  | { type: 'typed'; value: Partial<Value> }
  | { type: 'sent' }
  /** The server has what was sent; more may have been typed since. */
  | { type: 'saved'; saved: Saved }
  | { type: 'failed'; failure: SaveFailure }
  /** The server's newest version, one's own or a colleague's. */
  | { type: 'seen'; saved: Saved }
  /** The same, in answer to a save that was refused because of it. */
  | { type: 'conflicted'; saved: Saved }
  /** The server made a new version as it was asked to; what was typed meanwhile is kept if it says when. */
  | { type: 'replaced'; saved: Saved; keptAt?: number }
  /** Chosen of two versions, to be saved on top of the other one; one's own is kept if it says when. */
  | { type: 'merged'; value: Value; keptAt?: number }
  /** The other version was chosen; one's own is kept. */
  | { type: 'yielded'; at: number }
  /** What an earlier visit left is there, and is gone on with. */
  | { type: 'found'; left: Left<Value> }
  /** It is not wanted in the page; it is kept. */
  | { type: 'unrestored'; at: number }
  /** What was kept goes back into the page, and is kept no longer. */
  | { type: 'put-back'; kept: Kept<Value>; at: number }
  | { type: 'kept'; kept: readonly Kept<Value>[] }
  | { type: 'connected'; isOnline: boolean }
  | { type: 'copied'; copy: DeviceCopy };

/** Whether it is safe where it belongs, in one word. */
export type SaveStatus =
  | 'blank'
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'conflict'
  | 'invalid'
  | 'failed';

/** No version of the server's: whatever it holds is looked at by a person. */
const UNKNOWN = -1;
/** Failures that pass by themselves. */
const PASSING: readonly DataErrorCode[] = ['offline', 'unavailable', 'too-many'];
/** So many texts are remembered that may have arrived; a device that is offline for hours sends hundreds. */
const MOST_UNANSWERED = 20;
/** Longest wait before the server is tried again, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** Whether waiting may help: the server is away or busy. */
export function isPassing(failure: unknown): boolean {
  return failure instanceof DataError && PASSING.includes(failure.code);
}

/** The state machine of one kind of thing. */
export function saverMachine<Value, Saved extends { version: number }>({
  merge,
  ...own
}: GivenRules<Value, Saved>) {
  type State = SaverState<Value, Saved>;
  const rules: SaverRules<Value, Saved> = {
    merge,
    change: (typed, change) => ({ ...typed, ...change }),
    isSame: isSameValue,
    isBlank: () => false,
    check: () => '',
    asStored: (sent) => sent,
    accept: (typed, sent, stored) => merge(sent, typed, stored).value,
    ...own,
  };
  const { read, isSame } = rules;
  const storedIn = ({ saved }: State) => (saved ? read(saved) : rules.empty);

  /** Whether something is typed that the server does not hold. */
  const hasChanges = (state: State) => !isSame(state.typed, storedIn(state));

  function open(
    saved: Saved | null,
    left: Left<Value> = { draft: null, kept: [] },
    { id = randomId(), isOnline = true } = {},
  ): State {
    const typed = saved ? read(saved) : rules.empty;
    const state: State = {
      ...{ typed, saved, id, base: saved?.version ?? 0, origin: typed },
      ...{ sending: null, unanswered: [], failure: null, failures: 0, isOnline },
      ...{ copy: 'pending', theirs: null, restoredFrom: null, kept: [] },
    };
    const found = restore(state, left);
    // Without a connection the earlier visit is simply gone on with, and saved as soon as there is one.
    return isOnline ? found : { ...found, restoredFrom: null };
  }

  function restore(state: State, { draft, kept }: Left<Value>): State {
    const { saved } = state;
    if (!draft) return { ...state, kept };
    const id = draft.newId ?? state.id;
    // Begun as a new thing: its first save was stored, and the answer got lost.
    const isOwn = draft.newId !== undefined && !rules.isNamed;
    const stored = saved && isOwn ? state.typed : null;
    const typed = stored ? rules.accept(draft.value, rules.empty, stored) : draft.value;
    if (isSame(typed, state.typed)) return { ...state, id, kept, copy: 'kept' };
    const isFollowed = stored !== null && saved?.version === 1;
    const { base, origin } = isFollowed
      ? state
      : { base: draft.version, origin: draft.origin ?? null };
    const found: State = {
      ...state,
      ...{ id, kept, typed, base, origin, copy: 'kept', restoredFrom: draft.at },
      // The screen before may be saving still.
      unanswered: [draft.value, ...(draft.unanswered ?? [])],
    };
    if (!saved || base >= saved.version) return found;
    const seen = see(found, saved);
    return hasChanges(seen) ? seen : { ...seen, restoredFrom: null };
  }

  function reduce(state: State, action: SaverAction<Value, Saved>): State {
    const next = change(state, action);
    // The copy of an earlier stretch of typing says nothing about this one.
    const isBegun = hasChanges(next) && !hasChanges(state) && action.type !== 'found';
    return isBegun && next.copy === 'kept' ? { ...next, copy: 'pending' } : next;
  }

  function change(state: State, action: SaverAction<Value, Saved>): State {
    switch (action.type) {
      case 'typed':
        return {
          ...state,
          typed: rules.change(state.typed, action.value),
          // What the server objected to may be mended; a lost connection is not.
          failure: state.failure && PASSING.includes(state.failure.code) ? state.failure : null,
          // An author who goes on writing accepts what is in the page.
          restoredFrom: null,
        };
      case 'sent': {
        const { typed: sending, unanswered } = state;
        const others = unanswered.filter((one) => !isSame(one, sending));
        // All stand on one version, so the server took one of them at most, and the first soonest.
        return { ...state, sending, unanswered: [sending, ...others.slice(1 - MOST_UNANSWERED)] };
      }
      case 'saved': {
        // A text was put back meanwhile that is based on something else than what was sent.
        if (state.theirs) return see({ ...state, sending: null, unanswered: [] }, action.saved);
        const typed = accept(state, action.saved);
        return { ...state, ...basedOn(action.saved), typed, sending: null, restoredFrom: null };
      }
      case 'failed': {
        const failures = PASSING.includes(action.failure.code) ? state.failures + 1 : 0;
        return { ...state, sending: null, failure: action.failure, failures };
      }
      case 'seen':
        // The answer to what is under way will say more.
        return state.sending === null ? see(state, action.saved) : state;
      case 'conflicted':
        return see({ ...state, sending: null }, action.saved);
      case 'replaced':
        return adopt(hasChanges(state) ? keepTyped(state, action.keptAt) : state, action.saved);
      case 'merged': {
        const based = state.theirs ? basedOn(state.theirs) : {};
        const { kept } = keepTyped(state, action.keptAt);
        return { ...state, ...based, kept, typed: action.value, theirs: null, restoredFrom: null };
      }
      case 'yielded':
        return state.theirs ? adopt(keepTyped(state, action.at), state.theirs) : state;
      case 'found': {
        const { draft, kept } = action.left;
        if (!hasChanges(state)) return { ...restore(state, action.left), restoredFrom: null };
        // The author was faster: what is typed counts.
        return { ...state, kept: draft ? [draft, ...kept] : kept };
      }
      case 'unrestored': {
        const kept = keepTyped(state, action.at);
        const { empty } = rules;
        if (state.saved) return adopt(kept, state.saved);
        return { ...kept, typed: empty, base: 0, origin: empty, restoredFrom: null };
      }
      case 'put-back': {
        const others = { ...state, kept: state.kept.filter((other) => other !== action.kept) };
        const { kept } = hasChanges(state) ? keepTyped(others, action.at) : others;
        const { value: typed, version = UNKNOWN, origin = null } = action.kept;
        const back = { ...state, kept, typed, theirs: null, failure: null };
        const newest = state.theirs ?? state.saved;
        // Others may have saved since it was typed.
        return newest ? see({ ...back, base: version, origin }, newest) : back;
      }
      case 'kept':
        return { ...state, kept: action.kept };
      case 'connected': {
        // Back on line is a reason to try at once.
        const isBack = action.isOnline && !state.isOnline;
        return { ...state, isOnline: action.isOnline, failures: isBack ? 0 : state.failures };
      }
      case 'copied':
        return { ...state, copy: action.copy };
    }
  }

  function accept({ typed, sending }: State, saved: Saved): Value {
    return sending === null ? typed : rules.accept(typed, sending, read(saved));
  }

  /** The server's version is the one that the typing is based on. */
  function basedOn(saved: Saved) {
    return {
      ...{ saved, base: saved.version, origin: read(saved), theirs: null },
      ...{ unanswered: [], failure: null, failures: 0 },
    };
  }

  function adopt(state: State, saved: Saved): State {
    const typed = read(saved);
    return { ...state, ...basedOn(saved), typed, sending: null, restoredFrom: null };
  }

  function keepTyped(state: State, at: number | undefined): State {
    if (at === undefined || rules.isBlank(state.typed)) return state;
    const { base: version, origin, typed: value } = state;
    return { ...state, kept: [{ at, version, origin, value }, ...state.kept] };
  }

  /** The server's newest version: an untouched page follows it, a touched one is warned. */
  function see(state: State, newest: Saved): State {
    const { saved, base, unanswered, origin, typed } = state;
    if (saved && newest.version < saved.version) return state;
    const stored = read(newest);
    if (!hasChanges(state) || isSame(stored, typed)) return adopt(state, newest);
    if (newest.version === base) return { ...state, saved: newest };
    // Not a conflict: our own whose answer got lost, or a change to something else.
    const begun = saved ? null : stored;
    const own = unanswered.find((sent) => isSame(rules.asStored(sent, begun), stored));
    if (own !== undefined) {
      const accepted = accept({ ...state, sending: own }, newest);
      return { ...state, ...basedOn(newest), typed: accepted };
    }
    const isAsked = origin === null || rules.pauseMs === null;
    const merged = isAsked ? null : unasked(rules.merge(origin, typed, stored));
    if (merged !== null) return { ...state, ...basedOn(newest), typed: merged };
    return { ...state, theirs: newest, failure: null, failures: 0 };
  }

  function saveStatus(state: State): SaveStatus {
    const { saved, sending, theirs, failure, isOnline } = state;
    if (!hasChanges(state)) return saved ? 'saved' : 'blank';
    if (theirs) return 'conflict';
    if (rules.check(state.typed) !== '') return 'invalid';
    // A second attempt does not take back what is known about the first.
    if (!isOnline || failure?.code === 'offline') return 'offline';
    if (sending !== null) return 'saving';
    return failure ? 'failed' : 'unsaved';
  }

  /** Milliseconds until the next save by itself; null when there is none, or a person has to act first. */
  function autosaveDelay(state: State): number | null {
    const { failure, failures } = state;
    const { pauseMs } = rules;
    if (pauseMs === null) return null;
    if (state.sending !== null || !state.isOnline || state.restoredFrom !== null) return null;
    if (!state.saved && rules.isBlank(state.typed)) return null;
    const status = saveStatus(state);
    if (status === 'unsaved') return pauseMs;
    const passes = failure !== null && PASSING.includes(failure.code);
    if ((status !== 'offline' && status !== 'failed') || !passes) return null;
    return failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, pauseMs * 2 ** failures);
  }

  return { rules, open, reduce, hasChanges, saveStatus, autosaveDelay };
}

export type SaverMachine<Value, Saved extends { version: number }> = ReturnType<
  typeof saverMachine<Value, Saved>
>;
