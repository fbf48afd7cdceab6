import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ProposeAppointment } from '#admin/appointments/ProposeAppointment.tsx';
import {
  answerSending,
  answerSettings,
  enquiryEvents,
  enquiryStaff,
} from '#admin/queries/answers.ts';
import { appointmentsOfEnquiry } from '#admin/queries/appointments.ts';
import { linkChoices } from '#admin/queries/links/links.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { useServices } from '#admin/queries/services.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { describeCampaign } from '#domain/enquiries/campaign.ts';
import { DOUBTS } from '#domain/enquiries/enquiries-list.ts';
import type { Services } from '#domain/pages/services.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { AnswerPart } from './answer/AnswerPart.tsx';
import { useAnswering } from './answer/use-answering.ts';
import { EnquiryPictures } from './EnquiryPictures.tsx';
import { EnquiryBar, useEnquiryState } from './sheet/EnquiryBar.tsx';
import { EnquirySide, useEnquiryNote } from './sheet/EnquirySide.tsx';

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
    useQuery({ ...linkChoices, enabled: enquiry.read_pages.length > 0 }),
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
        <div className="grid max-w-list content-start gap-8 px-4 py-6 sm:px-8 sm:py-8">
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
            <Spinner label={staff.screens.fetching(staff.enquiries.whatHappened)} />
          )}
        </aside>
      </div>
    </>
  );
}

/** Why an enquiry is not in the inbox yet. */
function QuarantinedBanner({ enquiry: { status, doubt } }: { enquiry: Enquiry }) {
  if (status !== 'quarantined' || !doubt) return null;
  return (
    <p className="text-note text-soft">
      {staff.enquiries.quarantineWhy(staff.screens[DOUBTS[doubt]])}
    </p>
  );
}

interface EnquiryMessageProps {
  enquiry: Enquiry;
  /** What came with the words. */
  children?: ReactNode;
}

/** What somebody wants, when they wrote and where they came from, in their own words. */
function EnquiryMessage({ enquiry, children }: EnquiryMessageProps) {
  const { nameOf } = useServices();
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="wrap-anywhere font-display text-screen/tight">
          {nameOf(enquiry.service) || shorten(enquiry.message, 60)}
        </h2>
        <p className="wrap-anywhere text-note text-soft first-letter:uppercase">
          <RelativeTime at={enquiry.created_at} />
          <Origin enquiry={enquiry} />
        </p>
      </div>
      <div className="grid gap-5 rounded-xl border border-line bg-panel p-5">
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-reading/relaxed">
          {enquiry.message}
        </p>
        {children}
      </div>
    </div>
  );
}

/** The page before the form, and the campaign. */
function Origin({ enquiry: { page, campaign } }: { enquiry: Enquiry }) {
  const { shown } = useServices();
  const led = describeCampaign(campaign);
  return (
    <>
      {page && (
        <>
          {staff.enquiries.alsoCameFrom}
          <a className="underline underline-offset-4" href={page}>
            {pageName(page, shown)}
          </a>
        </>
      )}
      {led && staff.enquiries.byTheCampaign(Boolean(page), led)}
    </>
  );
}

/** '/services/kitchen-carpentry' → 'Kitchen Carpentry'; other pages by path. */
function pageName(path: string, services: Services['shown']): string {
  if (path === '/') return staff.enquiries.theHomePage;
  return services.find((service) => service.path === path)?.name ?? path;
}
