import type { DataErrorCode } from '#data/errors.ts';
import { type Post, textOf } from '#data/posts.ts';
import { joinBeside } from '#domain/article-merge-parts.ts';
import { type ArticleText, EMPTY_TEXT, isBlank, isSameText } from '#domain/article-text.ts';
import { randomId } from '#domain/random-id.ts';

/** Why the last attempt to save came to nothing. */
export interface SaveFailure {
  code: DataErrorCode;
  message: string;
}

/** A text that was in the page and had to make way: it stays on the device until it is deleted. */
export interface KeptText {
  /** When it was put aside, in milliseconds since 1970. */
  at: number;
  text: ArticleText;
}

/**
 * Whether the device has a copy of what is typed: not yet, or of all but the last few letters, or the
 * browser has no room for one.
 */
export type DeviceCopy = 'pending' | 'kept' | 'refused';

/** One article under somebody's hands. */
export interface ArticleState {
  typed: ArticleText;
  /** What the server holds, as far as is known; null before the first save. */
  saved: Post | null;
  /** The id that a new article gets: sent again after an answer got lost, it makes no second one. */
  newId: string;
  /** The version that the typing started from; a text from an earlier visit may have an older one. */
  base: number;
  /** The text that is on its way to the server. */
  sending: ArticleText | null;
  /** Texts that were sent since the last answer: the server may hold one of them all the same. */
  unanswered: readonly ArticleText[];
  failure: SaveFailure | null;
  /** Attempts in a row that found no server. */
  failures: number;
  /** Whether the browser believes to be connected. */
  isOnline: boolean;
  copy: DeviceCopy;
  /** Another version that was saved meanwhile and stands in the way. */
  theirs: Post | null;
  /** When the text was typed that an earlier visit left on the device, in milliseconds since 1970. */
  restoredFrom: number | null;
  /** Texts that made way, newest first. */
  kept: readonly KeptText[];
}

export type ArticleAction =
  | { type: 'typed'; text: Partial<ArticleText> }
  | { type: 'sent' }
  /** The server has what was sent; more may have been typed since. */
  | { type: 'saved'; post: Post }
  | { type: 'failed'; failure: SaveFailure }
  /** The server's newest version, whoever saved it. */
  | { type: 'seen'; post: Post }
  /** The same, in answer to a save that was refused because of it. */
  | { type: 'conflicted'; post: Post }
  /** The server made a new version as it was asked to: a restored or a discarded one. */
  | { type: 'replaced'; post: Post }
  /** Of two versions this text was chosen, to be saved on top of the other one. */
  | { type: 'merged'; text: ArticleText }
  /** The other version was chosen; the own text is kept. */
  | { type: 'yielded'; at: number }
  /** What an earlier visit left is not wanted in the page; it is kept. */
  | { type: 'unrestored'; at: number }
  /** A kept text goes back into the page, and is kept no longer. */
  | { type: 'put-back'; kept: KeptText; at: number }
  | { type: 'kept'; kept: readonly KeptText[] }
  | { type: 'connected'; isOnline: boolean }
  /** What came of copying to the device what is typed. */
  | { type: 'copied'; copy: DeviceCopy };

/** Failures that pass by themselves. */
export const PASSING: readonly DataErrorCode[] = ['offline', 'unavailable', 'too-many'];
/** Texts that are kept at most. */
const MAX_KEPT = 5;

/**
 * How an article begins: as it is stored, or as an earlier visit left it on the device. Without a
 * connection that visit is simply gone on with: what it left is saved as soon as there is one.
 */
export function openArticle(
  saved: Post | null,
  draft: { version: number; at: number; text: ArticleText; newId?: string } | null = null,
  kept: readonly KeptText[] = [],
  isOnline = true,
): ArticleState {
  const stored = saved ? textOf(saved) : EMPTY_TEXT;
  const isRestored = draft !== null && !isSameText(draft.text, stored);
  const base = isRestored ? draft.version : (saved?.version ?? 0);
  return {
    typed: isRestored ? draft.text : stored,
    saved,
    newId: draft?.newId ?? randomId(),
    base,
    sending: null,
    unanswered: [],
    failure: null,
    failures: 0,
    isOnline,
    copy: isRestored ? 'kept' : 'pending',
    theirs: saved && base < saved.version ? saved : null,
    restoredFrom: isRestored && isOnline ? draft.at : null,
    kept,
  };
}

/** What becomes of an article when something happens. */
export function reduceArticle(state: ArticleState, action: ArticleAction): ArticleState {
  const next = reduce(state, action);
  // The copy of an earlier stretch of typing says nothing about this one.
  const isBegun = hasChanges(next) && !hasChanges(state);
  return isBegun && next.copy === 'kept' ? { ...next, copy: 'pending' } : next;
}

function reduce(state: ArticleState, action: ArticleAction): ArticleState {
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        typed: { ...state.typed, ...action.text },
        // What the server objected to may be mended; a lost connection is not.
        failure: state.failure && PASSING.includes(state.failure.code) ? state.failure : null,
        // Whoever goes on writing has accepted what is in the page.
        restoredFrom: null,
      };
    case 'sent':
      return {
        ...state,
        sending: state.typed,
        unanswered: [
          state.typed,
          ...state.unanswered.filter((text) => !isSameText(text, state.typed)),
        ],
      };
    case 'saved':
      return {
        ...state,
        ...basedOn(action.post),
        typed: acceptStored(state, textOf(action.post)),
        sending: null,
        restoredFrom: null,
      };
    case 'failed': {
      const isPassing = PASSING.includes(action.failure.code);
      return {
        ...state,
        sending: null,
        failure: action.failure,
        failures: isPassing ? state.failures + 1 : 0,
      };
    }
    case 'seen':
      // The answer to what is under way will say more.
      return state.sending ? state : see(state, action.post);
    case 'conflicted':
      return see({ ...state, sending: null }, action.post);
    case 'replaced':
      return { ...adopt(state, action.post), failure: null, failures: 0 };
    case 'merged':
      return {
        ...state,
        typed: action.text,
        saved: state.theirs ?? state.saved,
        base: state.theirs?.version ?? state.base,
        theirs: null,
        restoredFrom: null,
      };
    case 'yielded':
      return state.theirs ? adopt(keepTyped(state, action.at), state.theirs) : state;
    case 'unrestored':
      return state.saved
        ? adopt(keepTyped(state, action.at), state.saved)
        : { ...keepTyped(state, action.at), typed: EMPTY_TEXT, base: 0, restoredFrom: null };
    case 'put-back': {
      const kept = state.kept.filter((other) => other !== action.kept);
      const before = hasChanges(state) ? keepTyped({ ...state, kept }, action.at) : state;
      return {
        ...before,
        kept: hasChanges(state) ? before.kept : kept,
        typed: action.kept.text,
        failure: null,
      };
    }
    case 'kept':
      return { ...state, kept: action.kept };
    case 'connected':
      return {
        ...state,
        isOnline: action.isOnline,
        // Back on line is a reason to try at once.
        failures: action.isOnline && !state.isOnline ? 0 : state.failures,
      };
    case 'copied':
      return { ...state, copy: action.copy };
  }
}

/** What has not been touched since it was sent is what the server made of it: an address, an author. */
function acceptStored({ typed, sending }: ArticleState, stored: ArticleText): ArticleText {
  if (!sending) return typed;
  const isUntouched = (part: string) =>
    typed[part as keyof ArticleText] === sending[part as keyof ArticleText];
  const accepted = Object.entries(stored).filter(([part]) => isUntouched(part));
  return { ...typed, ...Object.fromEntries(accepted) };
}

/** The server's version is the one that the typing is based on. */
function basedOn(post: Post) {
  return {
    saved: post,
    base: post.version,
    unanswered: [],
    theirs: null,
    failure: null,
    failures: 0,
  };
}

function adopt(state: ArticleState, post: Post): ArticleState {
  return {
    ...state,
    ...basedOn(post),
    typed: textOf(post),
    sending: null,
    restoredFrom: null,
  };
}

function keepTyped(state: ArticleState, at: number): ArticleState {
  if (isBlank(state.typed)) return state;
  return { ...state, kept: [{ at, text: state.typed }, ...state.kept].slice(0, MAX_KEPT) };
}

/** The server's newest version: an untouched page follows it, a touched one is warned. */
function see(state: ArticleState, post: Post): ArticleState {
  const { saved, base, unanswered } = state;
  if (saved && post.version < saved.version) return state;
  const text = textOf(post);
  if (!hasChanges(state) || isSameText(text, state.typed)) return adopt(state, post);
  if (post.version === base) return { ...state, saved: post };
  // Not a conflict: our own text whose answer got lost, or a change to something beside the text.
  const own = unanswered.find((sent) => isSameText(asStored(sent, saved ? null : text), text));
  if (own)
    return { ...state, ...basedOn(post), typed: acceptStored({ ...state, sending: own }, text) };
  const joined =
    saved && base === saved.version ? joinBeside(textOf(saved), state.typed, text) : null;
  if (joined) return { ...state, ...basedOn(post), typed: joined };
  return { ...state, theirs: post, failure: null, failures: 0 };
}

/** What becomes of a text on the server: its address is no part of it, and whoever began it signs it. */
function asStored(sent: ArticleText, begun: ArticleText | null): ArticleText {
  return { ...sent, slug: null, authorName: sent.authorName || (begun?.authorName ?? '') };
}

/** Whether something is typed that the server does not hold. */
export function hasChanges({ typed, saved }: ArticleState): boolean {
  return !isSameText(typed, saved ? textOf(saved) : EMPTY_TEXT);
}
