import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { pluralize } from '#domain/text/when.ts';
import type { HeldChanging } from './use-held-change.ts';

interface SettleAllProps {
  count: number;
  /** When the newest that is shown came: what comes meanwhile stays. */
  until: string;
  change: HeldChanging;
  onDone: (sentence: string) => void;
}

const QUESTIONS = {
  'take over': {
    title: (all: string) => `Take ${all} over into the inbox?`,
    text: 'They stand among the new ones then. Nobody gets a mail about them.',
    confirm: 'Take all over',
    done: 'All were taken over into the inbox.',
  },
  delete: {
    title: (all: string) => `Delete ${all} for good?`,
    text: 'The messages and contact details are gone then. This can’t be undone. Take over first what customers wrote.',
    confirm: 'Delete all',
    done: 'All were deleted.',
  },
};

/** Buttons for all that is held back, each with its question. */
export function SettleAll({ count, until, change, onDone }: SettleAllProps) {
  const [asking, setAsking] = useState<keyof typeof QUESTIONS>('delete');
  const [isOpen, setOpen] = useState(false);
  const { title, text, confirm, done } = QUESTIONS[asking];
  const ask = (what: keyof typeof QUESTIONS) => () => {
    change.reset();
    setAsking(what);
    setOpen(true);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={ask('take over')}>Take all over</Button>
      <Button kind="danger" onClick={ask('delete')}>
        Delete all
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title(pluralize(count, 'enquiry', 'enquiries'))}
        onCancel={() => setOpen(false)}
        confirm={confirm}
        change={change}
        onConfirm={() =>
          change.mutate(
            { all: asking, until },
            {
              onSuccess: () => {
                setOpen(false);
                onDone(done);
              },
            },
          )
        }
      >
        <p>{text}</p>
      </ConfirmDialog>
    </div>
  );
}
