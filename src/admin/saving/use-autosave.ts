import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { draftPlace } from './draft-store.ts';
import { createTextSaver, isText, type TextSaver, type TextSaverOptions } from './text-saver.ts';
import { useLeftDrafts } from './use-left-drafts.ts';
import { useSaver } from './use-saver.ts';

export interface AutosaveOptions extends TextSaverOptions {
  /** Unique for the text: wherever it is written, the same copy on the device is found. */
  thing: string;
}

/** A text that saves itself. Give the component the thing's id as its `key`. */
export function useAutosave(options: AutosaveOptions) {
  const userId = useStore($session).user?.id ?? '';
  const [{ text: autosaver, place }] = useState(() => {
    const place = draftPlace(userId, options.thing, isText);
    return { place, text: createTextSaver(options, place) };
  });
  const { saver } = autosaver;
  const { text, version } = options.saved;
  useEffect(() => autosaver.follow({ text, version }), [autosaver, text, version]);
  useSaver(saver);
  // What a closed page has left on the device goes to the server now.
  useLeftDrafts(saver, place);
  useEffect(() => () => void saveAfterwards(autosaver, place.holds), [autosaver, place]);
  return { ...useStore(autosaver.$state), ...autosaver };
}

/** The screen is gone: should the server refuse, a message has to say where the text is. */
async function saveAfterwards(text: TextSaver, isOnDevice: () => Promise<boolean>): Promise<void> {
  const { saver, flush, $state } = text;
  if (!saver.hasChanges()) return;
  const userId = $session.get().user?.id;
  const isSaved = await flush();
  if (isSaved) return saver.copyNow();
  const { failure, theirs } = $state.get();
  // The device may have had no room for it: then it is in this page.
  const conflict = staff.saving.changedSameText;
  const reason = failure ?? new DataError('unavailable').message;
  showToast(TOASTS.updateFailed(theirs ? conflict : reason));
  if (theirs) return;
  // The author may not come back to it when the connection does.
  const again = async () => {
    const isTheirs = $session.get().user?.id === userId;
    if (isTheirs && (await isOnDevice())) await saveAfterwards(text, isOnDevice);
  };
  window.addEventListener('online', () => void again(), { once: true });
}
