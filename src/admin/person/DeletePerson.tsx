import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { type DeletedPerson, deletePerson } from '#data/enquiries/person.ts';
import { countsOf, type PersonData } from '#domain/enquiries/person.ts';
import { staff } from '#languages/staff.ts';

interface DeletePersonProps {
  contact: string;
  person: PersonData;
  onDone: (said: string) => void;
}

/** Deletes what is on the screen. */
export function DeletePerson({ contact, person, onDone }: DeletePersonProps) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useDataChange<void, string>({
    run: async () => describeDeleted(await deletePerson(contact, person)),
    // What is gone takes this button along.
    leave: (said) => {
      setAsking(false);
      onDone(said);
    },
    changes: ['enquiries', 'notices', 'releases', 'words'],
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {staff.person.deleteEverything}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.person.askDeleteEverything(contact)}
        onCancel={() => setAsking(false)}
        cancel={staff.person.keepIt}
        confirm={staff.person.deleteForGood}
        onConfirm={() => deletion.mutate()}
        kind="danger"
        change={deletion}
      >
        <p>{staff.person.deleteHint(countsOf(person).join(', '))}</p>
        <p>{staff.person.whatStays}</p>
      </ConfirmDialog>
    </>
  );
}

function describeDeleted({ enquiries, words, were_shown }: DeletedPerson): string {
  if (were_shown) {
    return staff.person.deletedAndUnpublished;
  }
  return enquiries + words === 0 ? staff.person.mailsDeleted : staff.person.deletedAll;
}
