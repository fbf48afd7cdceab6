import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { withdrawVisit } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';

interface WithdrawVisitProps {
  visit: Visit;
  customer: Pick<Enquiry, 'name' | 'email'>;
}

export function WithdrawVisit({ visit, customer }: WithdrawVisitProps) {
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
        title={staff.visits.askWithdraw(customer.name)}
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
        <p className="wrap-anywhere">
          {customer.email
            ? staff.visits.withdrawHint(customer.email)
            : staff.visits.withdrawUnmailed}
        </p>
      </ConfirmDialog>
    </>
  );
}
