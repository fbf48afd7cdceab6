import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { personByContact } from '#admin/queries/enquiries.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isMailAddress } from '#domain/enquiries/mail-address.ts';
import { FoundPerson } from './FoundPerson.tsx';

const NOT_A_CONTACT =
  'Please enter a whole mail address, as in name@example.com, or a telephone number of six digits or more.';

/** /admin/person: what is kept about somebody, to give to them or to delete. */
export function PersonScreen() {
  const [address, setAddress] = useSearchParams();
  const contact = address.get('of') ?? '';
  const [problem, setProblem] = useState('');
  const person = useQuery({ ...personByContact(contact), enabled: contact !== '' });

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('contact')).trim();
    if (!isContact(wanted)) return setProblem(NOT_A_CONTACT);
    setProblem('');
    if (wanted === contact) void person.refetch();
    else setAddress({ of: wanted });
  }

  return (
    <Screen
      title="Everything about one person"
      back={<BackLink to={STAFF.enquiries}>Enquiries</BackLink>}
      className="grid max-w-3xl gap-7 py-6"
    >
      <p className="max-w-prose text-control">
        Anybody may ask what you keep about them, have a copy of it, and have it deleted. This finds
        their enquiries with photographs, answers and visits, their words after a job, and the mails
        that went to them.
      </p>
      <search>
        <form noValidate onSubmit={find} className="flex flex-wrap items-end gap-3">
          <TextField
            key={contact}
            name="contact"
            label="Mail address or telephone number"
            defaultValue={contact}
            autoComplete="off"
            error={problem || undefined}
            className="flex-[1_1_18rem]"
          />
          <Button type="submit" kind="primary" isPending={person.isFetching}>
            Find everything
          </Button>
        </form>
      </search>
      {contact && <Loading label="Looking through everything" what="What is kept" query={person} />}
      {person.data && <FoundPerson key={contact} contact={contact} person={person.data} />}
    </Screen>
  );
}

function isContact(text: string): boolean {
  return text.includes('@') ? isMailAddress(text) : text.replace(/\D/g, '').length >= 6;
}
