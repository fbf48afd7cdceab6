import { useEffect, useEffectEvent, useState } from 'react';
import { enquiryById, enquiryList, showEnquiry } from '#admin/queries/enquiries.ts';
import { useServices } from '#admin/queries/services.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { ScreenBar } from '#admin/ui/ScreenBar.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { type Enquiry, setEnquiryStatus } from '#data/enquiries/enquiry-inbox.ts';
import { describeCampaign } from '#domain/enquiries/campaign.ts';
import { ENQUIRY_STATES, type EnquiryState, isOpen } from '#domain/enquiries/enquiries-list.ts';
import { mailtoHref } from '#domain/enquiries/mailto.ts';
import type { Services } from '#domain/pages/services.ts';
import { site } from '#site';
import { DeleteEnquiry } from './DeleteEnquiry.tsx';
import { EnquiryChip } from './EnquiryChip.tsx';
import { EnquiryPictures } from './EnquiryPictures.tsx';
import { EnquiryTold } from './EnquiryTold.tsx';
import { NOTE_LIMIT, useEnquiryNote } from './use-enquiry-note.ts';

/** An enquiry, how to answer, and the note. Opening a new one marks it as read. */
export function EnquirySheet({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  useScreenTitle(`Enquiry from ${enquiry.name}`);
  const { nameOf } = useServices();
  const note = useEnquiryNote(enquiry);
  const state = useEnquiryState(enquiry);
  const [said, setSaid] = useState('');
  const isAwaited = isOpen(enquiry.status);

  const read = useEffectEvent(() => {
    if (enquiry.status === 'new') state.mutate('read');
  });
  useEffect(() => read(), []);

  // A mark that found no server is made once there is one.
  const isOnline = useIsOnline();
  const markAgain = useEffectEvent(() => {
    if (state.isError && state.error.code === 'offline') void changeState(state.variables);
  });
  useEffect(() => {
    if (isOnline) markAgain();
  }, [isOnline]);

  async function changeState(to: EnquiryState) {
    setSaid('');
    await note.flush();
    state.mutate(to, {
      onSuccess: () => setSaid(`Marked as ${ENQUIRY_STATES[to].toLowerCase()}.`),
    });
  }

  return (
    <>
      <ScreenBar
        back={<BackLink to={back}>Enquiries</BackLink>}
        actions={
          // One button, so that it keeps the focus.
          <Button
            kind={isAwaited ? 'primary' : 'secondary'}
            onClick={() => changeState(isAwaited ? 'answered' : 'read')}
          >
            {isAwaited ? 'Mark answered' : 'Open again'}
          </Button>
        }
        banner={
          <StatusBanner
            message={
              state.error && {
                tone: 'bad',
                title: `Not marked as ${ENQUIRY_STATES[state.variables].toLowerCase()}.`,
                text:
                  state.error.code === 'offline'
                    ? 'The server can’t be reached. It is tried again once you are back online.'
                    : state.error.message,
                actions: [{ label: 'Try again', onClick: () => changeState(state.variables) }],
              }
            }
          />
        }
      >
        <h1 className="wrap-anywhere font-semibold text-control">{enquiry.name}</h1>
        <EnquiryChip state={enquiry.status} />
      </ScreenBar>
      <div className="grid max-w-3xl gap-7 px-4 py-6 sm:px-8 sm:py-10">
        <div className="grid gap-3">
          <p className="text-note text-soft">
            {enquiry.service && `${nameOf(enquiry.service)}, `}
            <RelativeTime at={enquiry.created_at} />
          </p>
          <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-reading/relaxed">
            {enquiry.message}
          </p>
          <EnquiryPictures enquiry={enquiry} />
          <EnquirySource enquiry={enquiry} />
          <EnquiryTold enquiryId={enquiry.id} />
        </div>
        <ContactLinks enquiry={enquiry} />
        <div className="max-w-prose">
          <AutosaveField
            label="Note for colleagues"
            what="note"
            text={note}
            limit={NOTE_LIMIT}
            rows={3}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
          <Select
            label="State of this enquiry"
            value={enquiry.status}
            options={ENQUIRY_STATES}
            onChange={changeState}
          />
          <p role="status" className="text-note text-soft">
            {said}
          </p>
          <DeleteEnquiry enquiry={enquiry} back={back} />
        </div>
      </div>
    </>
  );
}

/** The page before the form, and the campaign. */
function EnquirySource({ enquiry: { page, campaign } }: { enquiry: Enquiry }) {
  const { shown } = useServices();
  const led = describeCampaign(campaign);
  if (!page && !led) return null;
  return (
    <p className="wrap-anywhere text-note text-soft">
      {page && (
        <>
          Came from{' '}
          <a className="underline underline-offset-4" href={page}>
            {pageName(page, shown)}
          </a>
        </>
      )}
      {page && led && ', '}
      {led && `${page ? 'led' : 'Led'} by the campaign ${led}`}
    </p>
  );
}

/** '/services/kitchen-carpentry' → 'Kitchen Carpentry'; other pages by path. */
function pageName(path: string, services: Services['shown']): string {
  if (path === '/') return 'the home page';
  return services.find((service) => service.path === path)?.name ?? path;
}

/** An optimistic change of state. */
function useEnquiryState({ id, status: before }: Pick<Enquiry, 'id' | 'status'>) {
  return useDataChange({
    run: (status: EnquiryState) => setEnquiryStatus(id, status),
    changes: ['enquiries'],
    // Arrow keys and letters pass over the states between.
    inOrder: `enquiry-state:${id}`,
    showAtOnce: async (queries, status) => {
      // A request under way would bring back the old state.
      await queries.cancelQueries({ queryKey: enquiryList.queryKey });
      await queries.cancelQueries({ queryKey: enquiryById(queries, id).queryKey });
      showEnquiry(queries, id, { status });
      return () => showEnquiry(queries, id, { status: before });
    },
  });
}

function ContactLinks({ enquiry: { email, phone, service } }: { enquiry: Enquiry }) {
  const { nameOf } = useServices();
  const subject = ['Your enquiry to', site.name].join(' ');
  return (
    <div className="flex flex-wrap gap-3">
      {email && (
        <a
          href={mailtoHref(email, service ? `${subject}: ${nameOf(service)}` : subject)}
          className={buttonClass('secondary', 'wrap-anywhere')}
        >
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass('secondary')}>
          {phone}
        </a>
      )}
    </div>
  );
}
