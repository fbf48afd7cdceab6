import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { type DeletedPersonalData, deletePersonalData } from '#data/enquiries/personal-data.ts';
import { countsOf, type PersonalData } from '#domain/enquiries/personal-data.ts';
import { staff } from '#languages/staff.ts';

interface DeletePersonalDataProps {
  contact: string;
  person: PersonalData;
  onDone: (said: string) => void;
}

/** Deletes what is on the screen. */
export function DeletePersonalData({ contact, person, onDone }: DeletePersonalDataProps) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useDataChange<void, string>({
    run: async () => describeDeleted(await deletePersonalData(contact, person)),
    // What is gone takes this button along.
    leave: (said) => {
      setAsking(false);
      onDone(said);
    },
    changes: ['enquiries', 'notices', 'releases', 'testimonials'],
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {staff.privacyRequests.deleteEverything}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.privacyRequests.askDeleteEverything(contact)}
        onCancel={() => setAsking(false)}
        cancel={staff.privacyRequests.keepIt}
        confirm={staff.privacyRequests.deleteForGood}
        onConfirm={() => deletion.mutate()}
        kind="danger"
        change={deletion}
      >
        <p>{staff.privacyRequests.deleteHint(countsOf(person).join(', '))}</p>
        <p>{staff.privacyRequests.whatStays}</p>
      </ConfirmDialog>
    </>
  );
}

function describeDeleted({ enquiries, testimonials, were_shown }: DeletedPersonalData): string {
  if (were_shown) {
    return staff.privacyRequests.deletedAndUnpublished;
  }
  return enquiries + testimonials === 0
    ? staff.privacyRequests.mailsDeleted
    : staff.privacyRequests.deletedAll;
}
