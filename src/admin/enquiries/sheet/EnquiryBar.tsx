import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { showEnquiryAtOnce } from '#admin/queries/enquiries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import { StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { ScreenBar } from '#admin/ui/ScreenBar.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { type Enquiry, setEnquiryStatus } from '#data/enquiries/enquiry-inbox.ts';
import { ENQUIRY_STATES, type EnquiryState, isOpen } from '#domain/enquiries/enquiries-list.ts';
import { formatAge } from '#domain/text/duration.ts';
import { staff } from '#languages/staff.ts';
import { EnquiryChip } from '../EnquiryChip.tsx';

interface EnquiryBarProps {
  enquiry: Enquiry;
  back: string;
  state: ReturnType<typeof useEnquiryState>;
  /** Whether an answer is being written: on a phone its own buttons are in this place. */
  isWriting: boolean;
  /** Whether what it was answered with has not left; undefined while that is not known. */
  isUnsent: boolean | undefined;
  /** What else can be done about an enquiry that waits, the obvious one last. */
  children: ReactNode;
}

/** Who wrote, how long they have waited, and what to do; on a phone the latter is below, in reach of a thumb. */
export function EnquiryBar({
  enquiry,
  back,
  state,
  isWriting,
  isUnsent,
  children,
}: EnquiryBarProps) {
  const { change, changeTo } = state;
  return (
    <ScreenBar
      back={<BackLink to={back}>{staff.shell.enquiries}</BackLink>}
      actions={
        <div
          className={`flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:justify-end max-md:border-line max-md:border-t max-md:bg-paper max-md:px-4 max-md:py-3 ${isWriting ? 'max-md:hidden' : ''}`}
        >
          {/* One button, so that it keeps the focus. */}
          <Button kind="quiet" onClick={() => changeTo(isOpen(enquiry.status) ? 'spam' : 'read')}>
            {isOpen(enquiry.status)
              ? staff.enquiries.spam
              : enquiry.status === 'quarantined'
                ? staff.enquiries.takeOver
                : staff.enquiries.openAgain}
          </Button>
          {children}
        </div>
      }
      banner={
        <StatusBanner
          message={
            change.error && {
              tone: 'bad',
              title: headlineOf(
                change.error,
                staff.enquiries.notMarkedAs(staff.screens[ENQUIRY_STATES[change.variables]]),
              ),
              text:
                change.error.code === 'offline'
                  ? staff.enquiries.serverAwayTriedAgain
                  : change.error.message,
              actions: [
                { label: staff.common.tryAgain, onClick: () => changeTo(change.variables) },
              ],
            }
          }
        />
      }
    >
      <h1 className="wrap-anywhere font-semibold text-control">{enquiry.name}</h1>
      {isOpen(enquiry.status) ? (
        <Unanswered since={enquiry.created_at} />
      ) : (
        <EnquiryChip state={enquiry.status} isUnsent={isUnsent} />
      )}
    </ScreenBar>
  );
}

const MINUTE = 60_000;

function Unanswered({ since }: { since: string }) {
  const now = useStore($now);
  const age = now - Date.parse(since);
  return (
    <Chip tone="waiting">
      <RichText
        text={staff.enquiries.notAnswered}
        parts={{ part: age >= MINUTE && `, ${formatAge(age)}` }}
      />
    </Chip>
  );
}

/** How long after a connection is back a mark is tried again, in milliseconds: the first requests can still fail. */
const AGAIN_MS = [0, 3_000, 10_000];

/**
 * The state of an open enquiry: a new one is marked as read.
 *
 * @param saveFirst is awaited before somebody's change of the state.
 */
export function useEnquiryState(enquiry: Enquiry, saveFirst: () => Promise<unknown>) {
  const change = useStateChange(enquiry);
  const [said, setSaid] = useState('');

  const read = useEffectEvent(() => {
    if (enquiry.status === 'new') change.mutate('read');
  });
  useEffect(() => read(), []);

  // A mark that found no server is made once there is one.
  const isOnline = useIsOnline();
  const markAgain = useEffectEvent(() => {
    if (change.isError && change.error.code === 'offline') void changeTo(change.variables);
  });
  useEffect(() => {
    if (!isOnline) return;
    const timers = AGAIN_MS.map((wait) => setTimeout(markAgain, wait));
    return () => timers.forEach(clearTimeout);
  }, [isOnline]);

  async function changeTo(to: EnquiryState) {
    setSaid('');
    await saveFirst();
    change.mutate(to, {
      onSuccess: () => setSaid(staff.enquiries.markedAs(staff.screens[ENQUIRY_STATES[to]])),
    });
  }

  return { change, changeTo, said };
}

/** Optimistic. */
function useStateChange({ id, status: before }: Pick<Enquiry, 'id' | 'status'>) {
  return useDataChange({
    run: (status: EnquiryState) => setEnquiryStatus(id, status),
    changes: ['enquiries'],
    // Arrow keys and letters pass over the states between.
    inOrder: `enquiry-state:${id}`,
    showAtOnce: (queries, status) => showEnquiryAtOnce(queries, { id, status }, { status: before }),
  });
}
