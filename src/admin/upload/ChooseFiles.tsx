import { useRef } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import type { ButtonKind } from '#admin/ui/button-class.ts';

/** What the device's own dialog offers; what a file really is, is read from its bytes. */
const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';

interface ChooseFilesProps {
  /** On the button. */
  children: string;
  onFiles: (files: File[]) => void;
  kind?: ButtonKind;
  /** Opens the camera of a phone in place of its photographs. */
  isCamera?: boolean;
  /** One file only, in place of another. */
  isSingle?: boolean;
  /** What the button is for, where its word alone does not say. */
  label?: string;
  className?: string;
}

/** A button that opens the device's own dialog for choosing pictures. */
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
          // The same file may be chosen once more.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
