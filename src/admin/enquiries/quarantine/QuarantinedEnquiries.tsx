import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { counts } from '#admin/queries/counts.ts';
import { quarantinedEnquiries } from '#admin/queries/enquiries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList, List } from '#admin/ui/lists/List.tsx';
import { type ListQuery, ListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { filterEnquiries } from '#domain/enquiries/enquiries-list.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { QuarantinedRow } from './QuarantinedRow.tsx';
import { SettleAll } from './SettleAll.tsx';
import { useQuarantineChange } from './use-quarantine-change.ts';

interface QuarantinedEnquiriesProps {
  list: ListQuery;
  states: Readonly<Record<string, string>>;
}

/** What looked like a flood: to be looked through, taken over into the inbox, or thrown away. */
export function QuarantinedEnquiries({ list, states }: QuarantinedEnquiriesProps) {
  const quarantined = useQuery(quarantinedEnquiries);
  const { quarantinedEnquiries: total = 0, newEnquiries } = useQuery(counts).data ?? {};
  const rows = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { refetch } = quarantined;
  // Asked for when their number changes, as the inbox is.
  useEffect(() => {
    if (total !== undefined && newEnquiries !== undefined) void refetch({ cancelRefetch: false });
  }, [total, newEnquiries, refetch]);
  const change = useQuarantineChange();
  const say = (sentence: string) => {
    setSaid(sentence);
    // What was pressed is gone with its row.
    rows.current?.focus();
  };
  const sort = (enquiry: Enquiry, to: 'new' | 'spam') => {
    const done = to === 'new' ? staff.enquiries.wasTakenOver : staff.enquiries.wasMarkedAsSpam;
    const onSuccess = () => say(staff.enquiries.enquiryIsNow(enquiry.name, done));
    change.mutate({ enquiry, to }, { onSuccess });
  };
  const all = quarantined.data ?? [];
  const shown = filterEnquiries(all, list.search.words, 'quarantined');
  const [newest] = all;
  const count = Math.max(total, all.length);
  return (
    <Screen
      title={staff.enquiries.enquiries}
      note={quarantined.data && staff.enquiries.quarantineTitle(count.toLocaleString(staffTag()))}
      className="grid max-w-4xl gap-5 py-6"
    >
      <ListSearch
        what={staff.enquiries.enquiriesInSentence}
        placeholder={staff.enquiries.searchHint}
        states={states}
        list={list}
      />
      <Loading
        label={staff.enquiries.fetchingTheQuarantine}
        what={staff.enquiries.whatIsQuarantined}
        query={quarantined}
      />
      {quarantined.data && (
        <div ref={rows} tabIndex={-1} className="grid gap-5 outline-none">
          <p role="status" className="text-note text-soft empty:hidden">
            {said}
          </p>
          {newest ? (
            <>
              <p className="max-w-prose">{staff.enquiries.quarantineExplained}</p>
              <SettleAll count={count} until={newest.created_at} change={change} onDone={say} />
            </>
          ) : (
            <EmptyList
              title={staff.enquiries.nothingIsQuarantined}
              action={
                <Button onClick={() => list.change({ words: '', state: 'open' })}>
                  {staff.enquiries.showTheInbox}
                </Button>
              }
            >
              {staff.enquiries.nothingQuarantinedHint}
            </EmptyList>
          )}
          <ChangeFailed change={change} />
          {shown.length > 0 && (
            <List label={staff.enquiries.quarantineLabel}>
              {shown.map((enquiry) => (
                <QuarantinedRow
                  key={enquiry.id}
                  enquiry={enquiry}
                  list={list}
                  onSort={(to) => sort(enquiry, to)}
                />
              ))}
            </List>
          )}
          {all.length < count && (
            <p className="text-note text-soft">
              {staff.enquiries.moreAfterThese(
                staff.enquiries.olderOneFollowsCount(count - all.length),
              )}
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}
