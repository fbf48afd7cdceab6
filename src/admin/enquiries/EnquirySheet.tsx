import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { ENQUIRY_STATES, isOpen } from '#domain/enquiries/enquiries-list.ts';
import { DeleteEnquiry } from './DeleteEnquiry.tsx';
import { EnquiryTold } from './EnquiryTold.tsx';
import { EnquiryBar } from './sheet/EnquiryBar.tsx';
import { EnquiryMessage } from './sheet/EnquiryMessage.tsx';
import { SidePart } from './sheet/SidePart.tsx';
import { Who } from './sheet/Who.tsx';
import { NOTE_LIMIT, useEnquiryNote } from './use-enquiry-note.ts';
import { useEnquiryState } from './use-enquiry-state.ts';

/** An enquiry and its answer, and beside it who wrote and what has happened. Opening a new one marks it as read. */
export function EnquirySheet({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  useScreenTitle(`Enquiry from ${enquiry.name}`);
  const note = useEnquiryNote(enquiry);
  const state = useEnquiryState(enquiry, note.flush);
  return (
    <>
      <EnquiryBar enquiry={enquiry} back={back} state={state}>
        {isOpen(enquiry.status) && (
          <Button kind="primary" onClick={() => state.changeTo('answered')}>
            Mark answered
          </Button>
        )}
      </EnquiryBar>
      <div className="grid content-start max-md:pb-20 lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid max-w-4xl content-start gap-8 px-4 py-6 sm:px-8 sm:py-8">
          <EnquiryMessage enquiry={enquiry} />
        </div>
        <aside
          aria-label="About this enquiry"
          className="grid content-start gap-6 border-line bg-panel px-4 py-6 max-lg:border-t sm:px-8 lg:border-l lg:px-6"
        >
          <SidePart title="Who">
            <Who enquiry={enquiry} />
          </SidePart>
          <SidePart title="So far">
            <EnquiryTold enquiryId={enquiry.id} />
          </SidePart>
          <AutosaveField
            label="Note"
            placeholder="For the team only"
            what="note"
            text={note}
            limit={NOTE_LIMIT}
            rows={3}
          />
          <div className="grid justify-items-start gap-2">
            <Select
              label="State of this enquiry"
              isLabelAbove
              value={enquiry.status}
              options={ENQUIRY_STATES}
              onChange={state.changeTo}
            />
            <p role="status" className="text-note text-soft">
              {state.said}
            </p>
            <DeleteEnquiry enquiry={enquiry} back={back} />
          </div>
        </aside>
      </div>
    </>
  );
}
