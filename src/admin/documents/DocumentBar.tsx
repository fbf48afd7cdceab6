import type { ReactNode } from 'react';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { PageLink } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import {
  PUBLICATION_STATUS_LABELS,
  type PublicationStatus,
} from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';
import { StateChip } from './StateChip.tsx';
import type { DocumentStatus } from './use-document-status.ts';

interface DocumentBarProps {
  /** 'Where this page stands' */
  label: string;
  back: { to: string; label: string };
  /** Where it stands, and whether it is saved. */
  line: ReactNode;
  /** What can be done with it, but for publishing. */
  tools: ReactNode;
  /** Null for whoever may not. */
  publish: { isPending: boolean; onClick: () => void } | null;
  /** Whether a release with it is on its way. */
  isUnderWay: boolean;
  /** Below the bar: what matters most now, and the dialogs. */
  children: ReactNode;
}

/** Stays in sight: where a document stands for visitors, whether it is saved, what went wrong, and Publish. */
export function DocumentBar(props: DocumentBarProps) {
  const { label, back, line, tools, publish, isUnderWay, children } = props;
  const isOnline = useIsOnline();
  return (
    <section aria-label={label} className="sticky top-0 z-20 border-line border-b bg-paper">
      {/* Two lines of state have room in it, too: nothing below may jump when one comes. */}
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8 lg:py-2">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 max-lg:order-last max-lg:basis-full max-lg:gap-y-1">
          {line}
        </div>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          {tools}
          {publish && (
            <Button kind="primary" isPending={publish.isPending} onClick={publish.onClick}>
              {publish.isPending ? staff.documents.publishing : staff.documents.publish}
            </Button>
          )}
        </div>
      </div>
      {isUnderWay && (
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden">
          <div className={`h-full w-1/3 bg-brass ${isOnline ? 'progress' : ''}`} />
        </div>
      )}
      {children}
    </section>
  );
}

interface DocumentStatusLineProps {
  status: Pick<DocumentStatus, 'status' | 'scheduledAt'>;
  /** What is on its way to the server. */
  sending: 'publish' | 'remove' | null;
  /** Of its page, once it is there. */
  address: string | null;
  cameFrom: string | null;
  /** What is different from what visitors see. */
  children?: ReactNode;
}

const SENT = { publish: 'publishing', remove: 'removing' } as const;

/** Where a document stands for visitors, and the way to its page once it is there. */
export function DocumentStatusLine(props: DocumentStatusLineProps) {
  const { status, sending, address, cameFrom, children } = props;
  const { scheduledAt } = status;
  const shown = sending ? SENT[sending] : status.status;
  return (
    <>
      {shown && <StateChip state={shown} at={scheduledAt} />}
      {shown !== 'scheduled' && scheduledAt && (
        <span className="text-note text-soft">
          <RichText
            text={staff.documents.aChangeGoesLive}
            parts={{ time: <RelativeTime at={scheduledAt} /> }}
          />
        </span>
      )}
      <p role="status" className="sr-only">
        {shown && announcement(shown)}
      </p>
      {children}
      {address && !sending && <PageLink address={address} cameFrom={cameFrom} />}
    </>
  );
}

/** Read out once per change; typing into what is live is none. */
function announcement(status: PublicationStatus): string {
  if (status === 'live' || status === 'live_with_changes') return staff.documents.liveForVisitors;
  return staff.screens[PUBLICATION_STATUS_LABELS[status]].replace('…', '');
}

/** Takes back what was done last. @param what 'moving “The island”'; null for nothing. */
export function UndoButton({ what, onClick }: { what: string | null; onClick: () => void }) {
  return (
    <Button
      kind="quiet"
      className={what ? 'max-sm:px-2' : 'invisible max-lg:hidden'}
      title={staff.documents.zOrCtrlZ}
      aria-label={staff.documents.undoNamed(what ?? '')}
      onClick={onClick}
    >
      {staff.screens.undo}
    </Button>
  );
}
