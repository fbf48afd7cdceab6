import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { staff } from '#languages/staff.ts';
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
    title: (all: string) => staff.enquiries.askTakeAllOver(all),
    get text() {
      return staff.enquiries.takeAllOverHint;
    },
    get confirm() {
      return staff.enquiries.takeAllOver;
    },
    get done() {
      return staff.enquiries.allTakenOver;
    },
  },
  delete: {
    title: (all: string) => staff.enquiries.askDeleteAll(all),
    get text() {
      return staff.enquiries.deleteAllHint;
    },
    get confirm() {
      return staff.enquiries.deleteAll;
    },
    get done() {
      return staff.enquiries.allDeleted;
    },
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
      <Button onClick={ask('take over')}>{staff.enquiries.takeAllOver}</Button>
      <Button kind="danger" onClick={ask('delete')}>
        {staff.enquiries.deleteAll}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title(staff.screens.enquiryCount(count))}
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
