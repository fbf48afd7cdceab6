import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarSecret } from '#admin/queries/appointments.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { changeCalendarSecret } from '#data/appointments/appointments.ts';
import { calendarAddress } from '#domain/appointments/calendar-address.ts';
import { backendUrl, browserBackend } from '#environment';
import { staff } from '#languages/staff.ts';

/** Where the team's programs for calendars find all appointments. */
export function CalendarAddress() {
  const secret = useQuery(calendarSecret);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useDataChange<void, string>({ run: changeCalendarSecret, changes: [] });
  if (!secret.data) {
    return (
      <Loading
        label={staff.appointments.fetchingTheAddress}
        what={staff.appointments.theAddress}
        query={secret}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <TextField
        label={staff.appointments.addressOfTheCalendar}
        className="w-full"
        readOnly
        value={calendarAddress({ url: backendUrl(), key: browserBackend().key }, secret.data)}
        hint={staff.appointments.calendarHint}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => setAsking(true)}>{staff.appointments.changeAddress}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.appointments.askChangeAddress}
        onCancel={() => setAsking(false)}
        cancel={staff.appointments.keepIt}
        confirm={staff.appointments.changeIt}
        kind="danger"
        onConfirm={() =>
          change.mutate(undefined, {
            onSuccess: (made) => {
              queries.setQueryData(calendarSecret.queryKey, made);
              setAsking(false);
            },
          })
        }
        change={change}
      >
        <p>{staff.appointments.changeAddressHint}</p>
      </ConfirmDialog>
    </div>
  );
}
