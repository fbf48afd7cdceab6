import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { visitsOfEnquiry } from '#admin/queries/visits.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { saveFile } from '#admin/ui/save-file.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { fetchVisitFile } from '#data/visits/visits.ts';
import { oneOf } from '#domain/text/lists.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { endOfVisit, isComing, type Visit } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { CopyVisitLink } from './CopyVisitLink.tsx';
import { VisitDialog } from './VisitDialog.tsx';
import { draftOf, type VisitDraft } from './visit-draft.ts';
import { visitLength, visitStateWords } from './visit-words.ts';
import { WithdrawVisit } from './WithdrawVisit.tsx';

/** The newest visit of an enquiry: when, how far it has come, and what can be done about it. */
export function VisitPart({ enquiry }: { enquiry: Enquiry }) {
  const { data: [visit] = [] } = useQuery(visitsOfEnquiry(enquiry.id));
  if (!visit) return null;
  return (
    <section aria-labelledby="visit" className="grid gap-1.5">
      <h2 id="visit" className="font-semibold text-note">
        {staff.visits.visit}
      </h2>
      <VisitFacts visit={visit} />
      {isComing(visit) && endOfVisit(visit) > Date.now() && (
        <VisitActions enquiry={enquiry} visit={visit} />
      )}
    </section>
  );
}

function VisitFacts({ visit }: { visit: Visit }) {
  const times = visit.chosen ? [visit.chosen] : visit.times;
  return (
    <>
      <p className={isComing(visit) ? '' : 'text-soft line-through'}>
        {oneOf(times.map((time) => formatDateTime(time, site.timeZone)))}
      </p>
      <p className="wrap-anywhere text-note text-soft">
        {visitStateWords(visit)}, {visit.place}, {visitLength(visit.minutes)}
      </p>
      {visit.answer && (
        <blockquote className="wrap-anywhere whitespace-pre-wrap border-line border-s-2 ps-3">
          {visit.answer}
        </blockquote>
      )}
    </>
  );
}

function VisitActions({ enquiry, visit }: { enquiry: Enquiry; visit: Visit }) {
  const [moving, setMoving] = useState<VisitDraft | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <VisitFile visit={visit} />
      <Button
        kind="link"
        onClick={() => {
          setMoving(moving ?? draftOf(visit));
          setOpen(true);
        }}
      >
        {staff.visits.move}
      </Button>
      <WithdrawVisit visit={visit} customer={enquiry} />
      <CopyVisitLink visit={visit} />
      {isOpen && moving && (
        <VisitDialog
          {...{ enquiry, visit }}
          draft={moving}
          onChange={setMoving}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setMoving(null);
          }}
        />
      )}
    </div>
  );
}

/** The visit for a calendar. */
function VisitFile({ visit }: { visit: Visit }) {
  const download = useDataChange<void>({
    run: async () =>
      saveFile(new Blob([await fetchVisitFile(visit.id)], { type: 'text/calendar' }), 'visit.ics'),
    changes: [],
  });
  return (
    <>
      <Button kind="link" isPending={download.isPending} onClick={() => download.mutate()}>
        {staff.visits.asIcs}
      </Button>
      <ChangeFailed change={download} />
    </>
  );
}
