import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AppointmentPart } from '#admin/appointments/AppointmentPart.tsx';
import { AskedChange } from '#admin/queries/AskedChange.tsx';
import { enquiryStaff } from '#admin/queries/answers.ts';
import { showEnquiry, showEnquiryAtOnce } from '#admin/queries/enquiries.ts';
import { useNames } from '#admin/queries/people.ts';
import { useServices } from '#admin/queries/services.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { useAutosave } from '#admin/saving/use-autosave.ts';
import { RequestTestimonial } from '#admin/testimonials/RequestTestimonial.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import { answerMessages } from '#business/messages/answers.ts';
import { assignEnquiry } from '#data/enquiries/answers.ts';
import {
  deleteEnquiry,
  type Enquiry,
  fetchEnquiry,
  saveEnquiryNote,
} from '#data/enquiries/enquiry-inbox.ts';
import { choicesFor } from '#domain/enquiries/enquiries-list.ts';
import { mailtoHref } from '#domain/enquiries/mailto.ts';
import { sureNumber } from '#domain/enquiries/whatsapp-number.ts';
import { dialled } from '#domain/text/dialled.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { numbersIn } from '#domain/text/telephone.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { Story } from '../story/Story.tsx';
import type { useEnquiryState } from './EnquiryBar.tsx';

interface EnquirySideProps {
  enquiry: Enquiry;
  /** Where the list is. */
  back: string;
  note: ReturnType<typeof useEnquiryNote>;
  state: ReturnType<typeof useEnquiryState>;
}

/** Who wrote, who looks after it, what has happened so far, and what else is to be done with it. */
export function EnquirySide({ enquiry, back, note, state }: EnquirySideProps) {
  return (
    <>
      <SidePart title={staff.enquiries.who}>
        <Who enquiry={enquiry} />
      </SidePart>
      <SidePart title={staff.enquiries.lookedAfterBy}>
        <LookedAfterBy enquiry={enquiry} />
      </SidePart>
      <AppointmentPart enquiry={enquiry} />
      <SidePart title={staff.enquiries.soFar}>
        <Story enquiry={enquiry} />
      </SidePart>
      <SidePart title={staff.enquiries.afterTheJob}>
        <RequestTestimonial enquiry={enquiry} />
      </SidePart>
      <AutosaveField
        label={staff.enquiries.note}
        placeholder={staff.enquiries.forTheTeamOnly}
        what={staff.enquiries.noteInSentence}
        text={note}
        limit={NOTE_LIMIT}
        rows={3}
      />
      <div className="grid justify-items-start gap-2">
        <Select
          label={staff.enquiries.stateOfThisEnquiry}
          isLabelAbove
          value={enquiry.status}
          options={choicesFor(enquiry.status)}
          onChange={state.changeTo}
        />
        <p role="status" className="text-note text-soft">
          {state.said}
        </p>
        <DeleteEnquiry enquiry={enquiry} back={back} />
      </div>
    </>
  );
}

/** A part of what stands beside an enquiry, under its name. */
function SidePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-2">
      <h2 id={id} className="font-semibold text-note">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Of the number and the address. */
const LINK =
  'wrap-anywhere inline-flex min-h-8 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** Who wrote; a press on the number calls it, one on the address begins a mail in the device's own program. */
function Who({ enquiry }: { enquiry: Enquiry }) {
  const { name, email, phone, service, language } = enquiry;
  const { nameOf } = useServices();
  const subject = speaking(language, () =>
    answerMessages.toTheBusiness.replace('{business}', () => site.name),
  );
  const [number] = numbersIn(phone);
  return (
    <>
      <p className="wrap-anywhere">{name}</p>
      {number ? (
        <a href={`tel:${sureNumber(phone, site.phone.e164) ?? dialled(number)}`} className={LINK}>
          {phone}
        </a>
      ) : (
        phone && <p className="wrap-anywhere">{phone}</p>
      )}
      {email && (
        <a
          href={mailtoHref(email, service ? `${subject}: ${nameOf(service)}` : subject)}
          className={LINK}
        >
          {email}
        </a>
      )}
      {language && (
        <p className="text-note text-soft">{staff.enquiries.wroteIn(languageName(language))}</p>
      )}
    </>
  );
}

/** Who looks after an enquiry: chosen, or taken with one press. */
function LookedAfterBy({ enquiry: { id, assigned_to: before } }: { enquiry: Enquiry }) {
  const { data: people = [] } = useQuery(enquiryStaff);
  const nameOf = useNames();
  const select = useRef<HTMLSelectElement>(null);
  const me = useStore($session).user?.id;
  const change = useDataChange({
    run: (to: string | null) => assignEnquiry(id, to),
    changes: ['enquiries'],
    inOrder: `enquiry-people:${id}`,
    showAtOnce: (queries, to) =>
      showEnquiryAtOnce(queries, { id, assigned_to: to }, { assigned_to: before }),
  });
  const isKnown = people.some((one) => one.id === before);
  const options: Record<string, string> = {
    '': staff.enquiries.nobodyYet,
    ...Object.fromEntries(people.map((one) => [one.id, one.name || staff.enquiries.withoutAName])),
    ...(before && !isKnown && { [before]: nameOf(before) ?? staff.enquiries.formerColleagueTitle }),
  };
  const canTakeIt = !before && people.some((one) => one.id === me);
  return (
    <div className="grid w-full justify-items-start gap-2">
      <Select
        ref={select}
        label={staff.enquiries.lookedAfterBy}
        isLabelHidden
        className="w-full"
        value={before ?? ''}
        options={options}
        onChange={(to) => change.mutate(to || null)}
      />
      {canTakeIt && me && (
        <Button
          onClick={() => {
            change.mutate(me);
            // The button goes.
            select.current?.focus();
          }}
        >
          {staff.enquiries.iLookAfterIt}
        </Button>
      )}
      <ChangeFailed change={change} />
    </div>
  );
}

/** For enquiries that are archived, spam or held back. */
function DeleteEnquiry({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  const navigate = useNavigate();
  if (!['archived', 'spam', 'quarantined'].includes(enquiry.status)) return null;
  return (
    <AskedChange
      label={staff.enquiries.deleteForGood}
      question={staff.enquiries.askDelete(enquiry.name)}
      cancel={staff.screens.keepIt}
      run={() => deleteEnquiry(enquiry.id)}
      changes={['enquiries']}
      leave={() => navigate(back, { replace: true })}
    >
      <p>{staff.enquiries.deleteHint}</p>
    </AskedChange>
  );
}

/** In characters; the database's own limit. */
const NOTE_LIMIT = 5_000;

/** The note on an enquiry, which saves itself. */
export function useEnquiryNote({ id, note, note_version }: Enquiry) {
  const queries = useQueryClient();
  return useAutosave({
    saved: { text: note, version: note_version },
    thing: `enquiry:${id}:note`,
    check: (text) => (countCharacters(text) > NOTE_LIMIT ? staff.enquiries.noteTooLong : ''),
    save: async (text, version) => {
      const saved = { note: text, note_version: await saveEnquiryNote(id, text, version) };
      showEnquiry(queries, id, saved);
      return saved.note_version;
    },
    load: async () => {
      const now = await fetchEnquiry(id);
      return { text: now.note, version: now.note_version };
    },
  });
}
