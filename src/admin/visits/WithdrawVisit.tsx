import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { withdrawVisit } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';

export function WithdrawVisit({ visit, name }: { visit: Visit; name: string }) {
  // As it was when somebody asked: an answer meanwhile is a conflict.
  const [asked, setAsked] = useState<Visit | null>(null);
  const withdrawal = useDataChange<Visit>({
    run: withdrawVisit,
    changes: ['visits', 'enquiries', 'notices'],
  });
  return (
    <>
      <Button kind="link" onClick={() => setAsked(visit)}>
        {staff.visits.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        title={staff.visits.askWithdraw(name)}
        onCancel={() => {
          setAsked(null);
          withdrawal.reset();
        }}
        cancel={staff.visits.keepIt}
        confirm={staff.visits.withdrawIt}
        kind="danger"
        onConfirm={() => asked && withdrawal.mutate(asked, { onSuccess: () => setAsked(null) })}
        change={withdrawal}
      >
        <p>{staff.visits.withdrawHint}</p>
      </ConfirmDialog>
    </>
  );
}
