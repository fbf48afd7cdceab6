import { computed } from 'nanostores';
import { DataError } from '#data/errors.ts';
import { mergeDocuments } from '#domain/documents/merge.ts';
import { createSaver, type SaverOptions } from './saver.ts';
import { type SaveStatus, saverMachine } from './saver-state.ts';

/** Pause in typing after which a text is saved, in milliseconds. */
export const AUTOSAVE_PAUSE_MS = 800;

/** A text as the server holds it. */
export interface SavedText {
  text: string;
  /** Raised by the server with every change. */
  version: number;
}

type Step = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface TextSaverOptions {
  saved: SavedText;
  /** @returns the new version. @throws DataError 'conflict' when a colleague has written since `version`. */
  save: (text: string, version: number) => Promise<number>;
  /** What the server holds now, after a conflict. */
  load: () => Promise<SavedText>;
  /** What is wrong with a text, in a sentence; '' for nothing. */
  check?: (text: string) => string;
  /** What the server makes of a text, where that is not the same letter by letter. */
  asStored?: (text: string) => string;
}

export const isText = (found: unknown): found is string => typeof found === 'string';

const textMachine = ({
  check,
  asStored = (text) => text,
}: Pick<TextSaverOptions, 'check' | 'asStored'>) =>
  saverMachine<string, SavedText>({
    empty: '',
    read: ({ text }) => text,
    change: (_typed, text) => text,
    ...{ ...(check && { check }), asStored },
    merge(origin, mine, theirs) {
      const known = [asStored(mine), ...(origin === null ? [] : [origin, asStored(origin)])];
      // Nobody else has changed the text: it is as it was, or what one has sent oneself.
      return mergeDocuments('parts', origin, mine, known.includes(theirs) ? mine : theirs);
    },
    accept: (typed) => typed,
    pauseMs: AUTOSAVE_PAUSE_MS,
  });

export type TextSaver = ReturnType<typeof createTextSaver>;

/** A text that saves itself. What is typed is nowhere lost: it is on the server or on the device. */
export function createTextSaver(
  { saved, save, load, ...rules }: TextSaverOptions,
  place: SaverOptions<string, SavedText>['place'],
) {
  const machine = textMachine(rules);
  const saver = createSaver({
    ...{ machine, place, load },
    initial: machine.open(saved),
    write: async (text, version) => ({ text, version: await save(text, version) }),
  });
  const { state, dispatch } = saver;
  let isTouched = false;
  let checking: ReturnType<typeof setTimeout> | undefined;

  const $state = computed(state, (now) => {
    const status = machine.saveStatus(now);
    const { failure, isOnline, sending } = now;
    const isRefused = failure !== null || !isOnline;
    const steps: Record<SaveStatus, Step> = {
      ...{ unsaved: 'waiting', saving: 'saving', conflict: 'conflict', failed: 'failed' },
      ...{ blank: 'untouched', saved: isTouched ? 'saved' : 'untouched' },
      // Half a number is no fault before there was a pause.
      invalid: failure?.code === 'invalid' ? 'failed' : 'waiting',
      offline: sending === null && isRefused ? 'failed' : 'saving',
    };
    const step = steps[status];
    const reason = failure ?? new DataError('offline');
    return {
      ...{ text: now.typed, step, isUnsaved: machine.hasChanges(now) },
      /** Why it could not be saved, in a sentence. */
      failure: step === 'failed' ? reason.message : null,
      /** What a colleague has written meanwhile, while it stands in the way. */
      theirs: status === 'conflict' ? now.theirs : null,
      /** False when the device has no room for a copy. */
      isKept: now.copy !== 'refused',
      /** Another text of one's own that made way; null for none. */
      aside: now.kept[0]?.value ?? null,
    };
  });

  const settle = (toText: (theirs: string) => string) => {
    const { theirs } = state.get();
    if (theirs) dispatch({ type: 'merged', value: toText(theirs.text) });
  };

  return {
    saver,
    $state,
    /** Takes what is typed: kept on the device, saved after a pause. */
    type(text: string) {
      isTouched = true;
      dispatch({ type: 'typed', value: text });
      clearTimeout(checking);
      checking = setTimeout(() => {
        if (machine.saveStatus(state.get()) === 'invalid') void saver.save();
      }, AUTOSAVE_PAUSE_MS);
    },
    /** Saves now. @returns whether everything that was typed is saved then. */
    flush: async () => (await saver.saveAll()) !== null,
    /** The server holds something newer: shown, unless there is unsaved text. */
    follow: (newer: SavedText) => dispatch({ type: 'seen', saved: newer }),
    /** Puts back the text that made way; what stands there makes way for it. */
    putBack() {
      const [aside, ...others] = state.get().kept;
      if (!aside) return;
      const { typed: value, base: version } = state.get();
      const at = Date.now();
      dispatch({ type: 'put-back', kept: aside, at });
      // The text that it makes way for is nobody else's.
      const made = value === '' ? [] : [{ at, version, origin: aside.value, value }];
      dispatch({ type: 'kept', kept: [...others, ...made] });
    },
    /** Deletes the text that made way. */
    forgetAside: () => dispatch({ type: 'kept', kept: state.get().kept.slice(1) }),
    /** Ends a conflict with both texts, the colleague's first. */
    keepBoth: () => settle((theirs) => `${theirs}\n\n${state.get().typed}`),
    /** Ends a conflict with the own text in place of the colleague's. */
    keepMine: () => settle(() => state.get().typed),
    /** Ends a conflict with the colleague's text; one's own is put aside. */
    keepTheirs: () => dispatch({ type: 'yielded', at: Date.now() }),
  };
}
