import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { calendarSecret } from '#admin/queries/visits.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { changeCalendarSecret } from '#data/visits/visits.ts';
import { calendarAddress } from '#domain/visits/calendar-address.ts';
import { backendUrl, browserBackend } from '#environment';

/** Where the team's programs for calendars find all visits. */
export function CalendarAddress() {
  const secret = useQuery(calendarSecret);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useDataChange<void, string>({ run: changeCalendarSecret, changes: [] });
  if (!secret.data) {
    return <Loading label="Fetching the address" what="The address" query={secret} />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <TextField
        label="Address of the calendar"
        className="w-full"
        readOnly
        value={calendarAddress({ url: backendUrl(), key: browserBackend().key }, secret.data)}
        hint="Paste it where your calendar subscribes to another: “From URL” in Google Calendar, “New calendar subscription” on a Mac or an iPhone. Google looks about twice a day, others more often."
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => setAsking(true)}>Change the address</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Change the address of the calendar?"
        onCancel={() => setAsking(false)}
        cancel="Keep it"
        confirm="Change it"
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
        <p>
          Calendars with the old address see no visit any more, those of colleagues too, until they
          have the new one. Do this when somebody leaves, or when the address got about.
        </p>
      </ConfirmDialog>
    </div>
  );
}
