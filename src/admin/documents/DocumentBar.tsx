import type { ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { PageLink } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import {
  PUBLICATION_STATUS_LABELS,
  type PublicationStatus,
} from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';
import { StateChip } from './StateChip.tsx';
import type { DocumentStatus } from './use-document-status.ts';

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
  if (status === 'live' || status === 'live_with_changes') return staff.goingLive.liveForVisitors;
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
