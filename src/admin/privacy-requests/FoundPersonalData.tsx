import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskedChange } from '#admin/queries/AskedChange.tsx';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { saveFile, today } from '#admin/ui/save-file.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { fetchPictureFile } from '#data/enquiries/enquiry-pictures.ts';
import { type DeletedPersonalData, deletePersonalData } from '#data/enquiries/personal-data.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  countsOf,
  describePersonalData,
  isEmpty,
  otherContacts,
  type PersonalData,
} from '#domain/enquiries/personal-data.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';

interface FoundPersonalDataProps {
  contact: string;
  person: PersonalData;
}

export function FoundPersonalData({ contact, person }: FoundPersonalDataProps) {
  const isAdmin = useStore($session).role === 'admin';
  const [said, setSaid] = useState('');
  const saving = useDataChange<void, number>({
    run: () => exportPersonalData(contact, person),
    changes: [],
  });
  const others = otherContacts(contact, person);

  function save() {
    setSaid('');
    saving.mutate(undefined, {
      onSuccess: (lost) =>
        setSaid(lost ? staff.enquiries.savedWithout(lost) : staff.enquiries.savedAsZip),
    });
  }

  return (
    <section aria-label={staff.enquiries.whatIsKept} className="grid gap-5">
      {isEmpty(person) ? (
        <p className="text-control">{staff.enquiries.nothingIsKeptAbout(contact)}</p>
      ) : (
        <>
          <h2 className="wrap-anywhere font-semibold text-reading">{contact}</h2>
          <ul className="list-disc ps-5 text-control">
            {countsOf(person).map((count) => (
              <li key={count}>{count}</li>
            ))}
          </ul>
          <Enquiries person={person} />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" isPending={saving.isPending} onClick={save}>
              {staff.enquiries.exportAsZip}
            </Button>
            {isAdmin && <DeletePersonalData contact={contact} person={person} onDone={setSaid} />}
          </div>
          {!isAdmin && <p className="text-note text-soft">{staff.enquiries.administratorsOnly}</p>}
        </>
      )}
      <p role="status" className="max-w-prose text-control">
        {said}
      </p>
      <ChangeFailed change={saving} />
      {others.length > 0 && (
        <p className="max-w-prose text-note text-soft">
          <RichText
            text={staff.enquiries.alsoFound}
            parts={{
              part: others.map((other, index) => (
                <span key={other}>
                  {index > 0 && ', '}
                  <Link
                    to={`${STAFF.privacyRequests}?of=${encodeURIComponent(other)}`}
                    className="wrap-anywhere underline underline-offset-4"
                  >
                    {other}
                  </Link>
                </span>
              )),
            }}
          />
        </p>
      )}
    </section>
  );
}

function Enquiries({ person: { enquiries } }: { person: PersonalData }) {
  if (enquiries.length === 0) return null;
  return (
    <ul aria-label={staff.enquiries.theirEnquiries} className="grid gap-2 text-control">
      {enquiries.map(({ id, name, created_at }) => (
        <li key={id}>
          <Link to={STAFF.enquiry(id)} className="wrap-anywhere underline underline-offset-4">
            {name}
          </Link>
          , <RelativeTime at={created_at} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Saves one zip: a text to read, the same for programs, and the photographs.
 *
 * @returns how many photographs could not be fetched.
 */
async function exportPersonalData(contact: string, person: PersonalData): Promise<number> {
  const { zipOf } = await import('#admin/ui/zip.ts');
  const pictures = person.enquiries.flatMap((enquiry) => enquiry.pictures);
  const names = new Map<string, string>();
  const files: { name: string; content: Blob }[] = [];
  for (const [index, picture] of pictures.entries()) {
    const content = await fetchPictureFile(picture).catch(() => null);
    if (!content) continue;
    const name = `photographs/${index + 1}.${picture.mime_type.split('/')[1]}`;
    names.set(picture.path, name);
    files.push({ name, content });
  }
  const text = describePersonalData(contact, person, names, site.timeZone);
  const zip = await zipOf([
    { name: 'everything.txt', content: new Blob([text]) },
    { name: 'everything.json', content: new Blob([JSON.stringify(person, null, 2)]) },
    ...files,
  ]);
  saveFile(zip, `person-${today()}.zip`);
  return pictures.length - files.length;
}

interface DeletePersonalDataProps {
  contact: string;
  person: PersonalData;
  onDone: (said: string) => void;
}

/** Deletes what is on the screen. */
function DeletePersonalData({ contact, person, onDone }: DeletePersonalDataProps) {
  return (
    <AskedChange
      label={staff.enquiries.deleteEverything}
      question={staff.enquiries.askDeleteEverything(contact)}
      cancel={staff.screens.keepIt}
      confirm={staff.enquiries.deleteForGood}
      confirmKind="danger"
      run={async () => describeDeleted(await deletePersonalData(contact, person))}
      changes={['enquiries', 'notices', 'releases', 'testimonials']}
      // What is gone takes this button along.
      leave={onDone}
    >
      <p>{staff.enquiries.deletePersonHint(countsOf(person).join(', '))}</p>
      <p>{staff.enquiries.whatStays}</p>
    </AskedChange>
  );
}

function describeDeleted({ enquiries, testimonials, were_shown }: DeletedPersonalData): string {
  if (were_shown) {
    return staff.enquiries.deletedAndUnpublished;
  }
  return enquiries + testimonials === 0 ? staff.enquiries.mailsDeleted : staff.enquiries.deletedAll;
}
