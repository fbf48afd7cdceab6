import type { ReactNode } from 'react';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { ChooseFiles } from '#admin/uploads/ChooseFiles.tsx';
import { PICTURE_FILES } from '#admin/uploads/files-in.ts';
import type { MediaItem } from '#data/media/media.ts';
import { encodeFile, useReplacement } from './use-replacement.ts';

interface ReplaceMediaProps {
  item: MediaItem;
  children?: ReactNode;
  /** For an editor who comes from a page to replace this picture. */
  autoFocus?: boolean;
}

/** Another file for the same picture: everything that uses it follows. */
export function ReplaceMedia({ item, children = 'Replace', autoFocus }: ReplaceMediaProps) {
  const replacement = useReplacement(item);
  return (
    <>
      <ChooseFiles
        isSingle
        accept={PICTURE_FILES}
        label="File to replace it by"
        isPending={replacement.isPending}
        autoFocus={autoFocus}
        onFiles={([file]) => file && replacement.mutate((encoder) => encodeFile(encoder, file))}
      >
        {replacement.isPending ? 'Replacing…' : children}
      </ChooseFiles>
      <p role="status" className="basis-full text-note text-soft empty:hidden">
        {replacement.isSuccess &&
          'Replaced. Visitors see the new picture after the next publication.'}
      </p>
      <ChangeFailed change={replacement} />
    </>
  );
}
