import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { type AutosaverOptions, createAutosaver } from './autosaver.ts';

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
async function saveAfterwards({ flush, $state }: ReturnType<typeof createAutosaver>) {
  if (await flush()) return;
  const { failure } = $state.get();
  showToast(
    TOASTS.updateFailed(
      failure ??
        'A colleague has changed the same text. Yours is kept on this device; open it again.',
    ),
  );
}
