import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';

/** For the device's dialog; the format is read from the bytes. */
export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,image/svg+xml,.heic,.heif';

interface ChooseFilesProps extends ComponentProps<typeof Button> {
  onFiles: (files: File[]) => void;
  accept?: string;
  /** Opens a phone's camera. */
  isCamera?: boolean;
  isSingle?: boolean;
  /** Asks for a folder, with all that is in it. */
  isFolder?: boolean;
  /** The name of the field behind the button. */
  label?: string;
}

/** A button that asks the device for pictures. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { onFiles, accept = ACCEPTED, isCamera, isSingle, isFolder, label, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={isCamera ? 'image/*' : accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isSingle && !isCamera}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows the same file to be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

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

/** Not every browser knows an iPhone's pictures by their type. */
export const PICTURE_FILES = 'image/*,.heic,.heif';

export const PDF_FILES = 'application/pdf,.pdf';

/** The files of a drop or a paste. */
export function filesIn(data: Pick<DataTransfer, 'files'> | null): File[] {
  // A word processor adds an unnamed picture of the text.
  return [...(data?.files ?? [])].filter(
    ({ size, type, name }) => size > 0 && (type !== '' || name !== ''),
  );
}
