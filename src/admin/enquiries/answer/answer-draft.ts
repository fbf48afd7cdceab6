import { createSaver, type SaverOptions } from '#admin/saving/saver.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { mergeDocuments } from '#domain/documents/merge.ts';
import type { Answer } from '#domain/enquiries/answer-template.ts';

/** An answer that is being written. */
export interface AnswerDraft extends Answer {
  /** The newest answer that was there when this one was begun; 0 for none. */
  seen: number;
}

type Saved = { version: number };

const EMPTY: AnswerDraft = { subject: '', words: '', seen: 0 };
const SAVED: Saved = { version: 1 };

/** Too late, or not allowed: the server has it still. */
const REFUSALS: readonly DataErrorCode[] = ['invalid', 'denied'];

const isSame = (one: Answer, other: Answer) =>
  one.subject === other.subject && one.words === other.words;

/** Kept on the device alone: nothing leaves before somebody sends it. */
export const answerMachine = saverMachine<AnswerDraft, Saved>({
  empty: EMPTY,
  read: () => EMPTY,
  isSame,
  merge: (...versions) => mergeDocuments('parts', ...versions),
  accept: (typed) => typed,
  pauseMs: null,
});

export function isAnswerDraft(found: unknown): found is AnswerDraft {
  const { subject, words, seen } = (found ?? {}) as Partial<AnswerDraft>;
  return typeof subject === 'string' && typeof words === 'string' && typeof seen === 'number';
}

/** What is typed as an answer to an enquiry: kept on the device until it is sent or discarded. */
export function createAnswerDraft(place: SaverOptions<AnswerDraft, Saved>['place']) {
  const load = async () => SAVED;
  const initial = answerMachine.open(SAVED);
  const saver = createSaver({ machine: answerMachine, initial, place, write: load, load });
  const { state, dispatch } = saver;
  const change = (value: Partial<AnswerDraft>) => dispatch({ type: 'typed', value });

  /** Begins another text; what stands there is set aside if it says so. */
  function begin(value: AnswerDraft, keepsTyped: boolean): void {
    const { typed, kept } = state.get();
    change(value);
    if (keepsTyped) dispatch({ type: 'kept', kept: [{ at: Date.now(), value: typed }, ...kept] });
  }

  return {
    ...{ saver, change, begin },
    /** What stands there takes the place of the text that made way. */
    putBack() {
      const { typed, kept } = state.get();
      const [first, ...others] = kept;
      if (!first) return;
      change(first.value);
      const made = isSame(typed, EMPTY) ? [] : [{ at: Date.now(), value: typed }];
      dispatch({ type: 'kept', kept: [...others, ...made] });
    },
    forgetAside: () => dispatch({ type: 'kept', kept: state.get().kept.slice(1) }),
    /** Once it is sent or not wanted: what was typed since stays. */
    clear(gone: Answer) {
      if (!isSame(state.get().typed, gone)) return;
      change(EMPTY);
      // A screen that is gone makes no copies by itself any more.
      void saver.copyNow();
    },
    /**
     * Begins a text that `ask` makes the server forget. It is here before that, as the reply may get lost or come to a
     * screen that is gone; after a refusal all is as it was, unless something was typed since.
     *
     * @throws what `ask` throws.
     */
    async takeOver(value: AnswerDraft, keepsTyped: boolean, ask: () => Promise<void>) {
      const before = state.get();
      // Asked once more after an answer got lost.
      if (!isSame(before.typed, value)) begin(value, keepsTyped);
      await saver.copyNow();
      try {
        await ask();
      } catch (error) {
        const isRefused = error instanceof DataError && REFUSALS.includes(error.code);
        if (isRefused && isSame(state.get().typed, value)) {
          change(before.typed);
          dispatch({ type: 'kept', kept: before.kept });
          void saver.copyNow();
        }
        throw error;
      }
    },
  };
}
