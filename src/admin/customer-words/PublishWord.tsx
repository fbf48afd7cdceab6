import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { type CustomerWord, publishWord } from '#data/customer-words/customer-words.ts';
import { requestRelease } from '#data/releases/releases.ts';

/** As the database has it. */
const LIMIT = 500;

/** Publishes a word, once staff have noted how they know the customer. */
export function PublishWord({ word, job }: { word: CustomerWord; job: string }) {
  const [isOpen, setOpen] = useState(false);
  const [knownBy, setKnownBy] = useState(word.knownBy || suggestion(word, job));
  const publishing = useDataChange<void>({
    run: async () => {
      await publishWord(word, knownBy);
      await requestRelease();
    },
    changes: ['words', 'releases'],
  });
  return (
    <>
      <Button
        kind="primary"
        aria-haspopup="dialog"
        aria-label={`Publish the word of ${word.customerName}`}
        onClick={() => setOpen(true)}
      >
        Publish
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isForm
        title={`Publish the word of ${word.customerName}?`}
        onCancel={() => setOpen(false)}
        confirm="Publish"
        onConfirm={() => publishing.mutate()}
        change={publishing}
      >
        <blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {word.text}
        </blockquote>
        <TextAreaField
          label="How do you know that this is a customer?"
          hint="The law wants reasonable steps against false reviews: the job that you did, the address that you wrote to."
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
    job && `We did the job “${job}”.`,
    enquiryId && 'It began with their enquiry.',
    email && `The link went to ${email}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
