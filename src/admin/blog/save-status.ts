import { findProblems, isBlank } from '#domain/article-text.ts';
import { type ArticleState, hasChanges, PASSING } from './article-reducer.ts';

/** Pause in typing after which it is saved, in milliseconds. */
const PAUSE_MS = 2_000;
/** Longest wait before the server is tried again, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** Whether the text is safe where it belongs, in one word. */
export type SaveStatus =
  | 'blank'
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'conflict'
  | 'invalid'
  | 'failed';

/** Where the typed text is. */
export function saveStatus(state: ArticleState): SaveStatus {
  const { saved, sending, theirs, failure, isOnline, typed } = state;
  if (!hasChanges(state)) return saved ? 'saved' : 'blank';
  if (theirs) return 'conflict';
  if (findProblems(typed).length > 0) return 'invalid';
  if (!isOnline) return 'offline';
  // A second attempt does not take back what is known about the first.
  if (failure?.code === 'offline') return 'offline';
  if (sending) return 'saving';
  return failure ? 'failed' : 'unsaved';
}

/**
 * When the next save happens by itself.
 *
 * @returns milliseconds from now; null when there is nothing to save or a person has to act first.
 */
export function autosaveDelay(state: ArticleState): number | null {
  if (state.sending || !state.isOnline || state.restoredFrom !== null) return null;
  if (!state.saved && isBlank(state.typed)) return null;
  const status = saveStatus(state);
  if (status === 'unsaved') return PAUSE_MS;
  const isPassing = state.failure !== null && PASSING.includes(state.failure.code);
  if ((status !== 'offline' && status !== 'failed') || !isPassing) return null;
  return state.failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, PAUSE_MS * 2 ** state.failures);
}
