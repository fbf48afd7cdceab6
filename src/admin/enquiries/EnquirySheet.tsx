import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AppointmentPart } from '#admin/appointments/AppointmentPart.tsx';
import { ProposeAppointment } from '#admin/appointments/ProposeAppointment.tsx';
import {
  answerSending,
  answerSettings,
  enquiryEvents,
  enquiryStaff,
} from '#admin/queries/answers.ts';
import { appointmentsOfEnquiry } from '#admin/queries/appointments.ts';
import { showEnquiry } from '#admin/queries/enquiries.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { useAutosave } from '#admin/saving/use-autosave.ts';
import { RequestTestimonial } from '#admin/testimonials/RequestTestimonial.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import {
  deleteEnquiry,
  type Enquiry,
  fetchEnquiry,
  saveEnquiryNote,
} from '#data/enquiries/enquiry-inbox.ts';
import { choicesFor } from '#domain/enquiries/enquiries-list.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { AnswerPart } from './answer/AnswerPart.tsx';
import { useAnswering } from './answer/use-answering.ts';
import { EnquiryPictures } from './EnquiryPictures.tsx';
import { QuarantinedBanner } from './quarantine/QuarantinedBanner.tsx';
import { EnquiryBar } from './sheet/EnquiryBar.tsx';
import { EnquiryMessage } from './sheet/EnquiryMessage.tsx';
import { LookedAfterBy } from './sheet/LookedAfterBy.tsx';
import { SidePart } from './sheet/SidePart.tsx';
import { Who } from './sheet/Who.tsx';
import { Story } from './story/Story.tsx';
import { useEnquiryState } from './use-enquiry-state.ts';

/** An enquiry and its answer, and beside it who wrote and what has happened. Opening a new one marks it as read. */
export function EnquirySheet({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  useScreenTitle(staff.enquiries.enquiryFrom(enquiry.name));
  const note = useEnquiryNote(enquiry);
  const state = useEnquiryState(enquiry, note.flush);
  const answering = useAnswering(enquiry);
  const isRestIn = useSettled(
    useQuery(answerSending),
    useQuery(answerSettings),
    useQuery(enquiryStaff),
    useQuery(appointmentsOfEnquiry(enquiry.id)),
    useQuery(enquiryEvents(enquiry.id)),
    useQuery(enquiryNotifications(enquiry.id)),
  );
  const texts = useRef<HTMLDivElement>(null);
  const showTexts = () => {
    texts.current?.scrollIntoView({ block: 'center' });
    texts.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <EnquiryBar
        enquiry={enquiry}
        back={back}
        state={state}
        isWriting={answering.text.isOpen}
        isUnsent={answering.isUnsent}
      >
        {enquiry.status !== 'spam' && <ProposeAppointment enquiry={enquiry} />}
        {enquiry.status !== 'spam' && (
          <Button
            kind={answering.text.isOpen ? 'secondary' : 'primary'}
            isIdle={!isRestIn}
            onClick={showTexts}
          >
            {staff.enquiries.answer}
          </Button>
        )}
      </EnquiryBar>
      <div className="grid flex-1 max-lg:content-start max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid max-w-4xl content-start gap-8 px-4 py-6 sm:px-8 sm:py-8">
          <EnquiryMessage enquiry={enquiry}>
            <QuarantinedBanner enquiry={enquiry} />
            <EnquiryPictures enquiry={enquiry} />
          </EnquiryMessage>
          {isRestIn && enquiry.status !== 'spam' && (
            <AnswerPart enquiry={enquiry} answering={answering} place={texts} />
          )}
        </div>
        <aside
          aria-label={staff.enquiries.aboutThisEnquiry}
          className="grid content-start gap-6 border-line bg-panel px-4 py-6 max-lg:border-t sm:px-8 lg:border-s lg:px-6"
        >
          {isRestIn ? (
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
          ) : (
            <Spinner label={staff.enquiries.fetchingWhatHappened} />
          )}
        </aside>
      </div>
    </>
  );
}

/** For enquiries that are archived, spam or held back. */
function DeleteEnquiry({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const deletion = useDataChange<void>({
    run: () => deleteEnquiry(enquiry.id),
    changes: ['enquiries'],
    leave: () => navigate(back, { replace: true }),
  });
  if (!['archived', 'spam', 'quarantined'].includes(enquiry.status)) return null;
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {staff.enquiries.deleteForGood}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.enquiries.askDelete(enquiry.name)}
        onCancel={() => setAsking(false)}
        cancel={staff.enquiries.keepIt}
        confirm={staff.enquiries.deleteForGood}
        onConfirm={() => deletion.mutate()}
        change={deletion}
      >
        <p>{staff.enquiries.deleteHint}</p>
      </ConfirmDialog>
    </>
  );
}

/** In characters; the database's own limit. */
const NOTE_LIMIT = 5_000;

/** The note on an enquiry, which saves itself. */
function useEnquiryNote({ id, note, note_version }: Enquiry) {
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
