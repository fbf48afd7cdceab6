import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { type CustomerWord, takeOffWord } from '#data/customer-words/customer-words.ts';
import { requestRelease } from '#data/releases/releases.ts';
import type { WordState } from '#domain/customer-words/word-state.ts';

/** Takes a word off the website or keeps it back, for the customer or by the staff's own choice. */
export function TakeOffWord({ word, state }: { word: CustomerWord; state: WordState }) {
  const [isOpen, setOpen] = useState(false);
  const isKept = state === 'declined' || state === 'photographs';
  const [isForCustomer, setForCustomer] = useState(isKept);
  const label = state === 'published' ? 'Take off the website' : 'Do not show';
  const change = useDataChange<void>({
    run: async () => {
      await takeOffWord(word, isForCustomer);
      await requestRelease();
    },
    changes: ['words', 'releases'],
  });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`${label}: the word of ${word.customerName}`}
        onClick={() => setOpen(true)}
      >
        {isKept ? 'The customer takes it back' : label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`${isKept ? 'Take back' : label}: the word of ${word.customerName}?`}
        onCancel={() => setOpen(false)}
        confirm={isForCustomer ? 'Take it back' : 'Keep it back'}
        onConfirm={() => change.mutate()}
        change={change}
      >
        {!isKept && (
          <Checkbox checked={isForCustomer} onChange={setForCustomer}>
            The customer asked for it
          </Checkbox>
        )}
        <p>
          {isForCustomer
            ? 'They allow nothing of it any more, their photographs included. That is noted.'
            : 'From then on the website says that what it shows is a selection.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
