import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { comingAppointments } from '#admin/queries/appointments.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { speaking } from '#business/language.ts';
import {
  type AppointmentProposal,
  moveAppointment,
  proposeAppointment,
} from '#data/appointments/appointments.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import {
  type Appointment,
  endOfAppointment,
  PLACE_LIMIT,
} from '#domain/appointments/appointment.ts';
import {
  freeSlots,
  type Opening,
  outsideHours,
  overlapping,
  slotProblem,
} from '#domain/appointments/appointment-slots.ts';
import { appointmentTexts } from '#domain/appointments/appointment-texts.ts';
import { momentOf, type WallTime } from '#domain/articles/schedule-time.ts';
import { NO_SETTINGS, withSettings } from '#domain/settings/business-settings.ts';
import { weekOf } from '#domain/settings/opening-hours.ts';
import { labelsOf, type MessageKey, staff } from '#languages/staff.ts';
import { site as folderSite, site } from '#site';
import { AppointmentTimes } from './AppointmentTimes.tsx';
import { type AppointmentDraft, momentsOf } from './appointment-draft.ts';

const LENGTHS = {
  30: 'halfAnHour',
  45: 'threeQuarters',
  60: 'oneHour',
  90: 'hourAndAHalf',
  120: 'twoHours',
  180: 'threeHours',
  240: 'fourHours',
  480: 'eightHours',
} as const satisfies Record<number, MessageKey<'appointments'>>;

/** Free times that are offered. */
const OFFERS = 6;

interface AppointmentDialogProps {
  enquiry: Pick<Enquiry, 'id' | 'name' | 'email' | 'language'>;
  /** The one that is moved. */
  appointment?: Appointment | undefined;
  /** What was typed: whoever opens the dialog keeps it while it is closed. */
  draft: AppointmentDraft;
  onChange: (draft: AppointmentDraft) => void;
  onClose: () => void;
  onDone: () => void;
}

/** When and where; the customer is mailed. */
export function AppointmentDialog({
  enquiry,
  appointment,
  draft,
  ...handlers
}: AppointmentDialogProps) {
  const { onChange, onClose, onDone } = handlers;
  // As it was when somebody began: an answer meanwhile is a conflict.
  const [begun] = useState(appointment);
  const [now] = useState(Date.now);
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const { business, opening } = useOpening();
  const { data: coming } = useQuery(comingAppointments);
  const change = useAppointmentChange(enquiry.id, begun);
  const { times, minutes, place, isAgreed } = draft;
  const known = coming?.filter((one) => endOfAppointment(one) > now);
  const others = known ?? [];
  const problemOf = (wall: WallTime) => slotProblem(wall, opening, now);
  const noteOn = (wall: WallTime) => {
    const moment = momentOf(wall, opening.timeZone)?.getTime() ?? 0;
    const ids = new Set(overlapping(moment, minutes, others, begun?.id).map(({ id }) => id));
    const names = others.filter(({ id }) => ids.has(id)).map(({ customer }) => customer);
    const overlap = names.length > 0 ? staff.appointments.overlapsWith(names.join(', ')) : '';
    return [outsideHours(wall, minutes, opening), overlap].filter(Boolean).join(' ');
  };
  const moments = momentsOf(draft);
  const lengths: Record<string, string> = labelsOf(LENGTHS, staff.appointments);
  const isTwice = moments.length === 2 && moments[0] === moments[1];
  const placeProblem = place.trim() === '' ? staff.appointments.placeNeeded : undefined;

  // Pasted from a table or a letter it may have tabs and ends of lines.
  const where = place.trim().replace(/\s+/g, ' ');

  function send() {
    setTries(tries + 1);
    if (times.some(problemOf) || isTwice || placeProblem || [...where].length > PLACE_LIMIT) return;
    const isMove = begun !== undefined;
    change.mutate(
      {
        times: moments.map((moment) => new Date(moment).toISOString()),
        ...{ minutes, place: where },
        texts: speaking(enquiry.language, () =>
          appointmentTexts(
            { times: moments, minutes, place: where, isMove },
            { ...business, language: site.language },
          ),
        ),
        isAgreed: isAgreed && moments.length === 1,
      },
      { onSuccess: onDone },
    );
  }

  return (
    <Dialog
      isOpen
      title={
        begun
          ? staff.appointments.moveAppointmentTo(enquiry.name)
          : staff.appointments.proposeAppointmentTo(enquiry.name)
      }
      onClose={onClose}
      width="wide"
    >
      <form
        ref={form}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) send();
        }}
      >
        <AppointmentTimes
          {...{ times, problemOf, noteOn, isTried }}
          offers={freeSlots(opening, known, { minutes, now, most: OFFERS })}
          onChange={(changed) => onChange({ ...draft, times: changed })}
        />
        {isTried && isTwice && (
          <p role="alert" className="text-bad text-note">
            {staff.appointments.timesAreTheSame}
          </p>
        )}
        <Select
          label={staff.appointments.length}
          isLabelAbove
          value={String(minutes)}
          options={
            minutes in LENGTHS
              ? lengths
              : { ...lengths, [minutes]: staff.appointments.minutes(minutes) }
          }
          onChange={(value) => onChange({ ...draft, minutes: Number(value) })}
        />
        <TextField
          label={staff.appointments.place}
          hint={staff.appointments.placeHint}
          value={place}
          limit={PLACE_LIMIT}
          error={isTried ? placeProblem : undefined}
          onChange={({ target }) => onChange({ ...draft, place: target.value })}
        />
        {times.length === 1 && (
          <Checkbox
            checked={isAgreed}
            onChange={(isChecked) => onChange({ ...draft, isAgreed: isChecked })}
          >
            {staff.appointments.agreedAlready}
          </Checkbox>
        )}
        <p className="text-note text-soft">
          {whatHappens(enquiry, isAgreed && times.length === 1)}
        </p>
        <ChangeFailed change={change} />
        <DialogActions>
          <Button onClick={onClose}>{staff.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={change.isPending}>
            {enquiry.email ? staff.appointments.send : staff.appointments.noteIt}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function whatHappens(
  { name, email }: AppointmentDialogProps['enquiry'],
  isAgreed: boolean,
): string {
  if (!email) {
    return staff.appointments.noMailAddress(name);
  }
  return isAgreed
    ? staff.appointments.mailedAgreed(email)
    : staff.appointments.mailedProposed(email);
}

/** The business as it is shown, and when it is open. */
function useOpening() {
  const { data: { settings } = { settings: NO_SETTINGS } } = useQuery(businessSettings);
  const business = withSettings(folderSite, settings);
  const opening: Opening = {
    week: settings.hours ?? weekOf(business.openingHours),
    closures: business.closures,
    timeZone: business.timeZone,
  };
  return { business, opening };
}

/** Proposes an appointment, or other times for the one that is given. */
function useAppointmentChange(
  enquiryId: string,
  appointment: Pick<Appointment, 'id' | 'sequence'> | undefined,
) {
  return useDataChange<AppointmentProposal>({
    run: (proposal) =>
      appointment
        ? moveAppointment(appointment, proposal)
        : proposeAppointment(enquiryId, proposal),
    changes: ['appointments', 'enquiries', 'notices'],
  });
}
