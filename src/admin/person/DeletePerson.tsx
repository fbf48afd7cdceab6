import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { type DeletedPerson, deletePerson } from '#data/enquiries/person.ts';
import { countsOf, type PersonData } from '#domain/enquiries/person.ts';

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
        Delete everything
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete everything about ${contact}?`}
        onCancel={() => setAsking(false)}
        cancel="Keep it"
        confirm="Delete for good"
        onConfirm={() => deletion.mutate()}
        kind="danger"
        change={deletion}
      >
        <p>{countsOf(person).join(', ')}: all of it is gone then. This can’t be undone.</p>
        <p>
          What stays: backups until they are replaced, mails in your own mailboxes, and pictures
          that were taken into the media library. The log says that something was deleted, and by
          whom, but no word of it. How fast enquiries were answered is kept without a name.
        </p>
      </ConfirmDialog>
    </>
  );
}

function describeDeleted({ enquiries, words, were_shown }: DeletedPerson): string {
  if (were_shown) {
    return 'Everything that was shown here is deleted. Their words leave the website with the release that has just been asked for.';
  }
  return enquiries + words === 0
    ? 'The mails are deleted.'
    : 'Everything that was shown here is deleted.';
}
