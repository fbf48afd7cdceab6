import { useEffect, useEffectEvent, useState } from 'react';
import { enquiryById, enquiryList, showEnquiry } from '#admin/queries/enquiries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { type Enquiry, setEnquiryStatus } from '#data/enquiries/enquiry-inbox.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#domain/enquiries/enquiries-list.ts';
import { staff } from '#languages/staff.ts';

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
    showAtOnce: async (queries, status) => {
      // A request under way would bring back the old state.
      await queries.cancelQueries({ queryKey: enquiryList.queryKey });
      await queries.cancelQueries({ queryKey: enquiryById(queries, id).queryKey });
      showEnquiry(queries, id, { status });
      return () => showEnquiry(queries, id, { status: before });
    },
  });
}
