import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { staff } from '#languages/staff.ts';
import type { QuarantineChanging } from './use-quarantine-change.ts';

interface SettleAllProps {
  count: number;
  /** When the newest that is shown came: what comes meanwhile stays. */
  until: string;
  change: QuarantineChanging;
  onDone: (sentence: string) => void;
}

const QUESTIONS = {
  'take over': {
    title: 'askTakeAllOver',
    text: 'takeAllOverHint',
    confirm: 'takeAllOver',
    done: 'allTakenOver',
  },
  delete: {
    title: 'askDeleteAll',
    text: 'deleteAllHint',
    confirm: 'deleteAll',
    done: 'allDeleted',
  },
} as const;

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
        title={staff.enquiries[title](staff.screens.enquiryCount(count))}
        onCancel={() => setOpen(false)}
        confirm={staff.enquiries[confirm]}
        change={change}
        onConfirm={() =>
          change.mutate(
            { all: asking, until },
            {
              onSuccess: () => {
                setOpen(false);
                onDone(staff.enquiries[done]);
              },
            },
          )
        }
      >
        <p>{staff.enquiries[text]}</p>
      </ConfirmDialog>
    </div>
  );
}
