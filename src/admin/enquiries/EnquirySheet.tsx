import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ProposeAppointment } from '#admin/appointments/ProposeAppointment.tsx';
import {
  answerSending,
  answerSettings,
  enquiryEvents,
  enquiryStaff,
} from '#admin/queries/answers.ts';
import { appointmentsOfEnquiry } from '#admin/queries/appointments.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { staff } from '#languages/staff.ts';
import { AnswerPart } from './answer/AnswerPart.tsx';
import { useAnswering } from './answer/use-answering.ts';
import { EnquiryPictures } from './EnquiryPictures.tsx';
import { QuarantinedBanner } from './quarantine/QuarantinedBanner.tsx';
import { EnquiryBar } from './sheet/EnquiryBar.tsx';
import { EnquiryMessage } from './sheet/EnquiryMessage.tsx';
import { EnquirySide, useEnquiryNote } from './sheet/EnquirySide.tsx';
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
            <EnquirySide {...{ enquiry, back, note, state }} />
          ) : (
            <Spinner label={staff.enquiries.fetchingWhatHappened} />
          )}
        </aside>
      </div>
    </>
  );
}
