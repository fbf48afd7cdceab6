import { type ReactNode, useRef } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { PICTURE_FILES } from '#admin/uploads/files-in.ts';
import type { MediaItem } from '#data/media/media.ts';
import { encodeFile, useReplacement } from './use-replacement.ts';

interface ReplaceMediaProps {
  item: MediaItem;
  children?: ReactNode;
  /** Whoever comes from a page to replace this picture finds the keyboard here. */
  autoFocus?: boolean;
}

/** Another file for the same picture: everything that uses it follows. */
export function ReplaceMedia({ item, children = 'Replace', autoFocus }: ReplaceMediaProps) {
  const input = useRef<HTMLInputElement>(null);
  const replacement = useReplacement(item);
  return (
    <>
      <Button
        isPending={replacement.isPending}
        autoFocus={autoFocus}
        onClick={() => input.current?.click()}
      >
        {replacement.isPending ? 'Replacing…' : children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_FILES}
        aria-label="File to replace it by"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) replacement.mutate((encoder) => encodeFile(encoder, file));
        }}
      />
      <p role="status" className="basis-full text-note text-soft empty:hidden">
        {replacement.isSuccess &&
          'Replaced. Visitors see the new picture after the next publication.'}
      </p>
      <ChangeFailed change={replacement} />
    </>
  );
}
