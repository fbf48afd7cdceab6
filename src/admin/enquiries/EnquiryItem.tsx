import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Enquiry, EnquiryStatus } from '#data/enquiry-inbox.ts';
import { ENQUIRY_STATES } from '#domain/enquiries-list.ts';
import { shorten } from '#domain/plain-text.ts';
import { serviceName } from './export-enquiries.ts';
import { NoteForm } from './NoteForm.tsx';
import { useEnquiryChange } from './use-enquiry-change.ts';

/** One enquiry: a line in the list, and the whole of it when opened. Opening a new one reads it. */
export function EnquiryItem({ enquiry, onOpen }: { enquiry: Enquiry; onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const change = useEnquiryChange(enquiry.id);
  const bodyId = `enquiry-${enquiry.id}`;

  function toggle() {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
    if (!isOpen && enquiry.status === 'new') change.mutate({ status: 'read' });
  }

  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={toggle}
        className="grid w-full cursor-pointer gap-x-6 py-3.5 text-left sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
      >
        <span
          className={`wrap-anywhere text-control ${enquiry.status === 'new' ? 'font-semibold' : 'font-medium'}`}
        >
          {enquiry.name}
          {enquiry.service && (
            <span className="font-normal text-soft">, {serviceName(enquiry.service)}</span>
          )}
        </span>
        <span className="flex items-baseline gap-3 text-note text-soft">
          <RelativeTime at={enquiry.created_at} />
          <span className={enquiry.status === 'new' ? 'font-semibold text-caution' : undefined}>
            {ENQUIRY_STATES[enquiry.status]}
          </span>
        </span>
        {!isOpen && (
          <span className="wrap-anywhere text-note text-soft sm:col-span-2">
            {shorten(enquiry.message, 140)}
          </span>
        )}
      </button>
      <div id={bodyId} hidden={!isOpen} className="pb-6">
        {isOpen && <EnquiryBody enquiry={enquiry} change={change} />}
      </div>
    </li>
  );
}

interface EnquiryBodyProps {
  enquiry: Enquiry;
  change: ReturnType<typeof useEnquiryChange>;
}

function EnquiryBody({ enquiry, change }: EnquiryBodyProps) {
  const [isAsking, setAsking] = useState(false);
  const isPutAway = enquiry.status === 'archived' || enquiry.status === 'spam';
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-control">
        {enquiry.message}
      </p>
      <div className="flex flex-wrap gap-3">
        {enquiry.email && (
          <a href={`mailto:${enquiry.email}`} className={buttonClass('secondary')}>
            {enquiry.email}
          </a>
        )}
        {enquiry.phone && (
          <a
            href={`tel:${enquiry.phone.replace(/[^+\d]/g, '')}`}
            className={buttonClass('secondary')}
          >
            {enquiry.phone}
          </a>
        )}
      </div>
      <NoteForm
        note={enquiry.note}
        isSaving={change.isPending}
        onSave={(note) => change.mutate({ note })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex items-center gap-3 font-medium">
          State
          <select
            value={enquiry.status}
            onChange={(event) => change.mutate({ status: event.target.value as EnquiryStatus })}
            className="min-h-11 rounded-lg border border-field bg-panel px-3"
          >
            {Object.entries(ENQUIRY_STATES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {isPutAway && (
          <Button kind="danger" onClick={() => setAsking(true)}>
            Delete for good
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete the enquiry of ${enquiry.name}?`}
        onCancel={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              kind="primary"
              isPending={change.isPending}
              onClick={() => change.mutate('delete', { onSettled: () => setAsking(false) })}
            >
              Delete for good
            </Button>
          </>
        }
      >
        <p>The message, the contact details and your note are gone then. This can’t be undone.</p>
      </ConfirmDialog>
    </div>
  );
}
