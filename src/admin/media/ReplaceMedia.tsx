import type { ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { ChooseFiles, PDF_FILES, PICTURE_FILES } from '#admin/uploads/ChooseFiles.tsx';
import { remarkSentence } from '#admin/uploads/queue/refusal-sentence.ts';
import type { MediaItem } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { encodeFile, useReplacement } from './use-replacement.ts';

interface ReplaceMediaProps {
  item: MediaItem;
  children?: ReactNode;
  /** For an editor who comes from a page to replace this picture. */
  autoFocus?: boolean;
}

/** Another file for the same picture or PDF: everything that uses it follows. */
export function ReplaceMedia({
  item,
  children = staff.media.replace,
  autoFocus,
}: ReplaceMediaProps) {
  const replacement = useReplacement(item);
  return (
    <>
      <ChooseFiles
        isSingle
        accept={item.slug === null ? PICTURE_FILES : PDF_FILES}
        label={staff.media.replacementFile}
        isPending={replacement.isPending}
        autoFocus={autoFocus}
        onFiles={([file]) =>
          file && replacement.mutate((encoder) => encodeFile(encoder, file, item))
        }
      >
        {replacement.isPending ? staff.media.replacing : children}
      </ChooseFiles>
      <Replaced replacement={replacement} />
    </>
  );
}

/** What has come of replacing the file, and the way back. */
export function Replaced({ replacement }: { replacement: ReturnType<typeof useReplacement> }) {
  const { undoing } = replacement;
  const { before, remark } = replacement.data ?? {};
  const isPdf = Boolean(before?.slug);
  return (
    <>
      <div
        role="status"
        className="order-last flex basis-full items-center justify-between gap-x-4 text-note text-soft empty:hidden"
      >
        {undoing.isSuccess && staff.media.isAsBefore(isPdf)}
        {before && !undoing.isSuccess && (
          <>
            <p>
              {staff.media.isReplaced(isPdf)} {remark && remarkSentence(remark)}
              {before.alt && ` ${staff.media.isStillDescribed(before.alt)}`}
            </p>
            <Button isPending={undoing.isPending} onClick={() => undoing.mutate(before)}>
              {staff.screens.undo}
            </Button>
          </>
        )}
      </div>
      <ChangeFailed change={undoing.error ? undoing : replacement} />
    </>
  );
}
