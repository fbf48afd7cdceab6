import { Chip } from '#admin/ui/Chip.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';

/** How many texts are still those of the main language. */
export const stillTheSame = ({ same, of }: Pick<Untranslated, 'same' | 'of'>): string =>
  staff.translations.beside.stillTheSame(same, of, languageName(''));

/** How far a translation is: what is left to translate, and that it follows its original once nothing is. Of one that has no words yet neither is so. */
export function Progress({ left, isUpToDate }: { left: Untranslated; isUpToDate: boolean }) {
  if (left.of === 0 || (left.same === 0 && !isUpToDate)) return null;
  return (
    <p role="status" className="text-note text-soft">
      {left.same > 0 ? stillTheSame(left) : staff.translations.beside.upToDate}
    </p>
  );
}

/** At a text of the original that the translation still has. */
export function LeftMark() {
  return <Chip tone="waiting">{staff.translations.beside.notTranslated}</Chip>;
}

interface LeftQuestionProps {
  /** What is left, for each language that goes live. */
  sentences: readonly string[];
  onPublish: () => void;
  onClose: () => void;
}

/** Before something goes live of which a part is still in the main language. */
export function LeftQuestion({ sentences, onPublish, onClose }: LeftQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={staff.translations.beside.publishAsItIs}
      onCancel={onClose}
      confirm={staff.translations.beside.publishAnyway}
      onConfirm={() => {
        onClose();
        onPublish();
      }}
    >
      <p>{sentences.join(' ')}</p>
    </ConfirmDialog>
  );
}

/** Says so of a language that visitors do not have yet, whatever is published in it. */
export function Unfinished({ language }: { language: string }) {
  // Its pages are the folder's, which this screen may not have: the build knows.
  if (!import.meta.env.UNFINISHED?.includes(language)) return null;
  const { title, text } = staff.translations.unfinished;
  return (
    <Callout tone="caution" title={title(languageName(language))}>
      {text}
    </Callout>
  );
}
