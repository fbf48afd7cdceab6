import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { createSaver } from '#admin/saving/saver.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import type { Answer } from '#domain/enquiries/answer-template.ts';
import { $session } from '#stores/session.ts';

/** An answer that is being written. */
export interface AnswerDraft extends Answer {
  /** The newest answer that was there when this one was begun; 0 for none. */
  seen: number;
}

const EMPTY: AnswerDraft = { subject: '', words: '', seen: 0 };

const isSame = (one: Answer, other: Answer) =>
  one.subject === other.subject && one.words === other.words;

/** Kept on the device alone: nothing leaves before somebody sends it. */
const machine = saverMachine<AnswerDraft, { version: number }>({
  empty: EMPTY,
  read: () => EMPTY,
  change: (typed, change) => ({ ...typed, ...change }),
  isSame,
  isBlank: () => false,
  check: () => '',
  merge: () => null,
  asStored: (sent) => sent,
  accept: (typed) => typed,
  pauseMs: null,
});

const SAVED = { version: 1 };

function isDraft(found: unknown): found is AnswerDraft {
  const { subject, words, seen } = (found ?? {}) as Partial<AnswerDraft>;
  return typeof subject === 'string' && typeof words === 'string' && typeof seen === 'number';
}

/** What is typed as an answer to an enquiry: kept on the device until it is sent or discarded. */
export function useAnswerDraft(enquiryId: string) {
  const userId = useStore($session).user?.id ?? '';
  const [{ saver, place }] = useState(() => {
    const place = draftPlace(userId, `enquiry:${enquiryId}:answer`, isDraft);
    const initial = machine.open(SAVED);
    const load = async () => SAVED;
    return { place, saver: createSaver({ machine, initial, place, write: load, load }) };
  });
  const state = useStore(saver.state);
  useSaver(saver);
  useEffect(() => {
    let isHere = true;
    void place
      .takeLeft(() => isHere && !saver.hasChanges())
      .then((left) => isHere && saver.restore(left));
    return () => {
      isHere = false;
    };
  }, [saver, place]);

  const change = (value: Partial<AnswerDraft>) => saver.dispatch({ type: 'typed', value });
  return {
    draft: state.typed,
    isOpen: machine.hasChanges(state),
    /** False when the device has no room for a copy. */
    isKept: state.copy !== 'refused',
    /** Another text that made way; null for none. */
    aside: state.kept[0]?.value ?? null,
    change,
    /** Begins another text; what stands there is set aside if it says so. */
    begin(value: AnswerDraft, keepsTyped: boolean) {
      const { typed, kept } = saver.state.get();
      change(value);
      if (keepsTyped) {
        saver.dispatch({ type: 'kept', kept: [{ at: Date.now(), value: typed }, ...kept] });
      }
    },
    /** What stands there takes the place of the text that made way. */
    putBack() {
      const { typed, kept } = saver.state.get();
      const [first, ...others] = kept;
      if (!first) return;
      change(first.value);
      const made = isSame(typed, EMPTY) ? [] : [{ at: Date.now(), value: typed }];
      saver.dispatch({ type: 'kept', kept: [...others, ...made] });
    },
    forgetAside: () => saver.dispatch({ type: 'kept', kept: saver.state.get().kept.slice(1) }),
    /** Once it is sent or not wanted: what was typed since stays. */
    clear(gone: Answer) {
      if (!isSame(saver.state.get().typed, gone)) return;
      change(EMPTY);
      // A screen that is gone makes no copies by itself any more.
      void saver.copyNow();
    },
  };
}
