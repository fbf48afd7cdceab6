import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files dropped, or pasted outside a text, that no part took. @returns whether files are held over. */
export function useDroppedFiles(onFiles: (files: File[]) => void, isOnTop = false): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const ended = new AbortController();
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: ended.signal, capture: isOnTop });
    // What lies behind an open dialog would take them too.
    const keep = (event: Event) => {
      if (isOnTop) event.stopPropagation();
    };
    listen('dragover', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      // Or the browser would open the picture.
      event.preventDefault();
      keep(event);
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      keep(event);
      take(event.dataTransfer?.files);
    });
    listen('paste', (event) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      const hasText = event.clipboardData?.types.includes('text/plain');
      if (!holdsFiles(event.clipboardData) || event.defaultPrevented) return;
      keep(event);
      if (!isTyping || !hasText) take(event.clipboardData?.files);
    });
    return () => ended.abort();
  }, [isOnTop]);
  return isOver;
}

function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
