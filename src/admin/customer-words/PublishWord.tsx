import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { type CustomerWord, publishWord } from '#data/customer-words/customer-words.ts';
import { staff } from '#languages/staff.ts';
import { releaseNoted } from './release-noted.ts';

/** As the database has it. */
const LIMIT = 500;

/** Publishes a word, once staff have noted how they know the customer. */
export function PublishWord({ word, job }: { word: CustomerWord; job: string }) {
  const [isOpen, setOpen] = useState(false);
  const [knownBy, setKnownBy] = useState(word.knownBy || suggestion(word, job));
  const publishing = useDataChange<void>({
    run: async () => {
      await publishWord(word, knownBy);
      await releaseNoted();
    },
    changes: ['words', 'releases'],
  });
  return (
    <>
      <Button
        kind="primary"
        aria-haspopup="dialog"
        aria-label={staff.customerWords.publishWordOf(word.customerName)}
        onClick={() => setOpen(true)}
      >
        {staff.customerWords.publish}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isForm
        title={staff.customerWords.askPublishWordOf(word.customerName)}
        onCancel={() => setOpen(false)}
        confirm={staff.customerWords.publish}
        onConfirm={() => publishing.mutate()}
        change={publishing}
      >
        <blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {word.text}
        </blockquote>
        <TextAreaField
          label={staff.customerWords.howKnown}
          hint={staff.customerWords.howKnownHint}
          value={knownBy}
          onChange={setKnownBy}
          limit={LIMIT}
          rows={3}
        />
      </ConfirmDialog>
    </>
  );
}

function suggestion({ enquiryId, email }: CustomerWord, job: string): string {
  return [
    job && staff.customerWords.knownByJob(job),
    enquiryId && staff.customerWords.knownByEnquiry,
    email && staff.customerWords.knownByLink(email),
  ]
    .filter(Boolean)
    .join(' ');
}
