import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { type Autosaver, type AutosaverOptions, createAutosaver } from './autosaver.ts';

/**
 * A text that saves itself: after a pause, at Ctrl S, when the page is hidden or left, and when the
 * connection is back. It belongs to one thing: give the component the thing's id as its `key`.
 */
export function useAutosave(options: AutosaverOptions) {
  const [autosaver] = useState(() => createAutosaver(options));
  const state = useStore(autosaver.$state);
  const { text, version } = options.saved;
  useEffect(() => autosaver.follow({ text, version }), [autosaver, text, version]);

  const isUnsaved = state.text !== state.base.text;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void autosaver.flush();
  });
  const onLeavePage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isUnsaved) return;
    void autosaver.flush();
    event.preventDefault();
  });

  useEffect(() => {
    const save = () => void autosaver.flush();
    const saveByKey = (event: KeyboardEvent) => onKey(event);
    const holdPage = (event: BeforeUnloadEvent) => onLeavePage(event);
    // What a closed page has left on the device goes to the server now.
    save();
    window.addEventListener('keydown', saveByKey);
    window.addEventListener('beforeunload', holdPage);
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('keydown', saveByKey);
      window.removeEventListener('beforeunload', holdPage);
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
      void saveAfterwards(autosaver);
    };
  }, [autosaver]);

  return { ...state, ...autosaver };
}

/** The screen is gone: should the server refuse, a message has to say where the text is. */
async function saveAfterwards(autosaver: Autosaver): Promise<void> {
  const userId = $session.get().user?.id;
  if (await autosaver.flush()) return;
  const { failure } = autosaver.$state.get();
  showToast(
    TOASTS.updateFailed(
      failure ??
        'A colleague has changed the same text. Yours is kept on this device; open it again.',
    ),
  );
  if (!failure) return;
  // Nobody may come back to it when the connection does.
  const again = () => {
    const isTheirs = $session.get().user?.id === userId;
    if (isTheirs && autosaver.isOnDevice()) void saveAfterwards(autosaver);
  };
  window.addEventListener('online', again, { once: true });
}
