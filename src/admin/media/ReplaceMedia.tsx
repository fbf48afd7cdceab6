import { type ReactNode, useState } from 'react';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { ChooseFiles, PDF_FILES, PICTURE_FILES } from '#admin/uploads/ChooseFiles.tsx';
import { remarkSentence } from '#admin/uploads/queue/refusal-sentence.ts';
import type { MediaItem } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';
import { type ChosenFile, useChosenFile, useReplacement } from './use-replacement.ts';

interface ReplaceMediaProps {
  item: MediaItem;
  children?: ReactNode;
  /** For an editor who comes from a page to replace this picture. */
  autoFocus?: boolean;
}

/** Another file for the same picture or PDF, once it was looked at: everything that uses it follows. */
export function ReplaceMedia({
  item,
  children = staff.media.replace,
  autoFocus,
}: ReplaceMediaProps) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const choosing = useChosenFile(item);
  const replacement = useReplacement(item);
  const isPending = choosing.isPending || replacement.isPending;

  function look(file: File): void {
    replacement.reset();
    choosing.mutate(file, {
      onSuccess: (file) => {
        // There is nothing to look at in a PDF, nor where the very same picture mends a lost one.
        const isPlain = item.slug !== null || file.ready.words;
        if (isPlain && !file.known) replacement.mutate(file.ready);
        else setChosen(file);
      },
    });
  }

  const dialog = { item, onClose: () => setChosen(undefined) };
  return (
    <>
      <ChooseFiles
        isSingle
        accept={item.slug === null ? PICTURE_FILES : PDF_FILES}
        label={staff.media.replacementFile}
        isPending={isPending}
        autoFocus={autoFocus}
        onFiles={([file]) => file && look(file)}
      >
        {isPending ? staff.media.replacing : children}
      </ChooseFiles>
      {chosen?.known && <SwitchDialog {...dialog} known={chosen.known} />}
      {chosen && !chosen.known && (
        <ReplaceDialog {...dialog} ready={chosen.ready} replacement={replacement} />
      )}
      <ChangeFailed change={choosing} />
      <Replaced item={item} replacement={replacement} />
    </>
  );
}

interface ReplacedProps {
  item: MediaItem;
  replacement: ReturnType<typeof useReplacement>;
}

/** What has come of replacing the file, as long as it is the one. */
export function Replaced({ item, replacement }: ReplacedProps) {
  const { path, remark } = replacement.data ?? {};
  return (
    <>
      <p role="status" className="order-last basis-full text-note text-soft empty:hidden">
        {path === item.path && staff.media.isReplaced(item.slug !== null)}{' '}
        {path === item.path && remark && remarkSentence(remark)}
      </p>
      <ChangeFailed change={replacement} />
    </>
  );
}
