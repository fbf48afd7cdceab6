import { type ComponentProps, useRef } from 'react';
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
  /** The name of the field behind the button. */
  label?: string;
}

/** A button that asks the device for pictures. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { onFiles, accept = ACCEPTED, isCamera, isSingle, label, ...button } = props;
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
