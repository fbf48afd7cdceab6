import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the screen, or pasted outside of a text field.
 *
 * @returns whether files are held above the screen.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    setOver(false);
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const ended = new AbortController();
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: ended.signal });
    listen('dragover', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      // Otherwise the browser leaves the page for the picture.
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    });
    listen('paste', (event) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      if (!isTyping) take(event.clipboardData?.files);
    });
    return () => ended.abort();
  }, []);
  return isOver;
}

function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
