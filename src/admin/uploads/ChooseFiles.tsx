import { useRef } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import type { ButtonKind } from '#admin/ui/button-class.ts';

/** For the device's dialog; the format is read from the bytes. */
const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';

interface ChooseFilesProps {
  children: string;
  onFiles: (files: File[]) => void;
  kind?: ButtonKind;
  /** Opens a phone's camera. */
  isCamera?: boolean;
  /** One file only. */
  isSingle?: boolean;
  /** The accessible name, where the word alone does not say enough. */
  label?: string;
  className?: string;
}

export function ChooseFiles({
  children,
  onFiles,
  kind = 'secondary',
  isCamera = false,
  isSingle = false,
  label,
  className,
}: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind={kind}
        className={className}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label ?? children}
        accept={isCamera ? 'image/*' : ACCEPTED}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isSingle && !isCamera}
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
