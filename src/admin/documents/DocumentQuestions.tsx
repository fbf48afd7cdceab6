import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';

type Change = Pick<ComponentProps<typeof ConfirmDialog>, 'change'>['change'] & {
  mutate: (input: undefined, options?: { onSuccess: () => void }) => void;
};

interface DocumentQuestionsProps {
  /** What is asked; another dialog, or null, is none. */
  dialog: string | null;
  onClose: () => void;
  discarding: Change;
  binning: Change;
  /** Whether it is on the schedule, and not on the site yet. */
  isScheduled: boolean;
  isPublished: boolean;
  /** Of its page, once visitors have it. */
  address: string | null;
  /** What comes of it where that is something else than a page that is not there. */
  removeHint?: ReactNode;
  onRemove: () => void;
}

/** What is asked before a document is changed as a whole. */
export function DocumentQuestions(props: DocumentQuestionsProps) {
  const { dialog, onClose, discarding, binning, isScheduled, address, onRemove } = props;
  const words = staff.documents;
  const hint = props.removeHint ?? (
    <RichText
      text={words.takeOffSiteHint}
      parts={{ span: <span className="wrap-anywhere font-medium">{address}</span> }}
    />
  );
  return (
    <>
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title={words.askDiscard}
        onCancel={onClose}
        confirm={words.discard}
        onConfirm={() => discarding.mutate(undefined, { onSuccess: onClose })}
        change={discarding}
      >
        <p>{words.discardHint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        title={isScheduled ? words.askUnschedule : words.askTakeOffSite}
        onCancel={onClose}
        confirm={isScheduled ? words.confirmUnschedule : words.confirmTakeOffSite}
        onConfirm={() => {
          onClose();
          onRemove();
        }}
      >
        <p>{isScheduled ? words.unscheduleHint : hint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'bin'}
        title={words.askMoveToBin}
        onCancel={onClose}
        confirm={staff.lists.moveToTheBin}
        onConfirm={() => binning.mutate(undefined)}
        change={binning}
      >
        <p>{words.binHint(props.isPublished)}</p>
      </ConfirmDialog>
    </>
  );
}
