import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { type CustomerWord, takeOffWord } from '#data/customer-words/customer-words.ts';
import type { WordState } from '#domain/customer-words/word-state.ts';
import { staff } from '#languages/staff.ts';
import { releaseNoted } from './release-noted.ts';

/** Takes a word off the website or keeps it back, for the customer or by the staff's own choice. */
export function TakeOffWord({ word, state }: { word: CustomerWord; state: WordState }) {
  const [isOpen, setOpen] = useState(false);
  const isKept = state === 'declined' || state === 'photographs';
  const [isForCustomer, setForCustomer] = useState(isKept);
  const label =
    state === 'published' ? staff.customerWords.takeOffSite : staff.customerWords.doNotShow;
  const words = isKept ? staff.customerWords.customerTakesItBack : label;
  const change = useDataChange<void>({
    run: async () => {
      await takeOffWord(word, isForCustomer);
      await releaseNoted();
    },
    changes: ['words', 'releases'],
  });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={staff.customerWords.actionOnWordOf(words, word.customerName)}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={staff.customerWords.askActionOnWordOf(
          isKept ? staff.customerWords.takeBack : label,
          word.customerName,
        )}
        onCancel={() => setOpen(false)}
        confirm={isForCustomer ? staff.customerWords.takeItBack : staff.customerWords.keepItBack}
        onConfirm={() => change.mutate()}
        change={change}
      >
        {!isKept && (
          <Checkbox checked={isForCustomer} onChange={setForCustomer}>
            {staff.customerWords.customerAskedForIt}
          </Checkbox>
        )}
        <p>{isForCustomer ? staff.customerWords.takeBackHint : staff.customerWords.keepBackHint}</p>
      </ConfirmDialog>
    </>
  );
}
