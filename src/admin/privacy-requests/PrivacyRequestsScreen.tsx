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
import { staff } from '#languages/staff.ts';
import { FoundPersonalData } from './FoundPersonalData.tsx';

/** /admin/privacy-requests: what is kept about somebody, to give to them or to delete. */
export function PrivacyRequestsScreen() {
  const [address, setAddress] = useSearchParams();
  const contact = address.get('of') ?? '';
  const [problem, setProblem] = useState('');
  const person = useQuery({ ...personByContact(contact), enabled: contact !== '' });

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('contact')).trim();
    if (!isContact(wanted)) return setProblem(staff.enquiries.addressNeeded);
    setProblem('');
    if (wanted === contact) void person.refetch();
    else setAddress({ of: wanted });
  }

  return (
    <Screen
      title={staff.enquiries.everythingAboutOnePerson}
      back={<BackLink to={STAFF.enquiries}>{staff.shell.enquiries}</BackLink>}
      className="grid max-w-list gap-7 py-6"
    >
      <p className="max-w-prose text-control">{staff.enquiries.explained}</p>
      <search>
        <form noValidate onSubmit={find} className="flex flex-wrap items-end gap-3">
          <TextField
            key={contact}
            name="contact"
            label={staff.enquiries.mailAddressOrTelephone}
            defaultValue={contact}
            autoComplete="off"
            autoFocus={contact === ''}
            error={problem || undefined}
            className="flex-[1_1_18rem]"
          />
          <Button type="submit" kind="primary" isPending={person.isFetching}>
            {staff.enquiries.findEverything}
          </Button>
        </form>
      </search>
      {contact && <Loading what={staff.enquiries.whatIsKept} query={person} />}
      {person.data && <FoundPersonalData key={contact} contact={contact} person={person.data} />}
    </Screen>
  );
}

function isContact(text: string): boolean {
  return text.includes('@') ? isMailAddress(text) : text.replace(/\D/g, '').length >= 6;
}
