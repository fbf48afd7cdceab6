import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { counts } from '#admin/queries/counts.ts';
import { quarantinedEnquiries } from '#admin/queries/enquiries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList, LinkRow, List } from '#admin/ui/lists/List.tsx';
import { ListSearch } from '#admin/ui/lists/ListSearch.tsx';
import type { ListQuery } from '#admin/ui/lists/use-address-search.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { type Enquiry, setEnquiryStatus, settleQuarantine } from '#data/enquiries/enquiry-inbox.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DOUBTS, filterEnquiries } from '#domain/enquiries/enquiries-list.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff, staffTag } from '#languages/staff.ts';

interface QuarantinedEnquiriesProps {
  list: ListQuery;
  filters: Readonly<Record<string, string>>;
}

/** What looked like a flood: to be looked through, taken over into the inbox, or thrown away. */
export function QuarantinedEnquiries({ list, filters }: QuarantinedEnquiriesProps) {
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
      title={staff.shell.enquiries}
      hint={quarantined.data && staff.enquiries.quarantineTitle(count.toLocaleString(staffTag()))}
      className="grid max-w-list gap-5 py-6"
    >
      <ListSearch
        things={staff.lists.things.enquiries}
        placeholder={staff.enquiries.searchHint}
        {...{ filters, list }}
      />
      <Loading what={staff.enquiries.whatIsQuarantined} query={quarantined} />
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
                <Button onClick={() => list.change({ words: '', filter: 'open' })}>
                  {staff.enquiries.showTheInbox}
                </Button>
              }
            >
              {staff.enquiries.nothingQuarantinedHint}
            </EmptyList>
          )}
          <ChangeFailed change={change} />
          {shown.length > 0 && (
            <List label={staff.screens.stateQuarantined}>
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

interface QuarantinedRowProps {
  enquiry: Enquiry;
  list: ListQuery;
  onSort: (to: 'new' | 'spam') => void;
}

function QuarantinedRow({ enquiry, list, onSort }: QuarantinedRowProps) {
  const { id, name, doubt, created_at, message } = enquiry;
  return (
    <LinkRow
      to={`${STAFF.enquiry(id)}${list.query}`}
      title={name}
      end={
        // Above the link, which is as large as the row.
        <div className="relative flex flex-wrap gap-2">
          <Button aria-label={staff.enquiries.takeOverNamed(name)} onClick={() => onSort('new')}>
            {staff.enquiries.takeOver}
          </Button>
          <Button aria-label={staff.enquiries.spamNamed(name)} onClick={() => onSort('spam')}>
            {staff.enquiries.spam}
          </Button>
        </div>
      }
    >
      <RelativeTime at={created_at} />
      {doubt && `, ${staff.screens[DOUBTS[doubt]]}`}
      <span className="wrap-anywhere block">{shorten(message, 140)}</span>
    </LinkRow>
  );
}

interface SettleAllProps {
  count: number;
  /** When the newest that is shown came: what comes meanwhile stays. */
  until: string;
  change: QuarantineChanging;
  onDone: (sentence: string) => void;
}

const QUESTIONS = {
  'take over': {
    title: 'askTakeAllOver',
    text: 'takeAllOverHint',
    confirm: 'takeAllOver',
    done: 'allTakenOver',
  },
  delete: {
    title: 'askDeleteAll',
    text: 'deleteAllHint',
    confirm: 'deleteAll',
    done: 'allDeleted',
  },
} as const;

/** Buttons for all that is held back, each with its question. */
function SettleAll({ count, until, change, onDone }: SettleAllProps) {
  const [asking, setAsking] = useState<keyof typeof QUESTIONS>('delete');
  const [isOpen, setOpen] = useState(false);
  const { title, text, confirm, done } = QUESTIONS[asking];
  const ask = (what: keyof typeof QUESTIONS) => () => {
    change.reset();
    setAsking(what);
    setOpen(true);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={ask('take over')}>{staff.enquiries.takeAllOver}</Button>
      <Button kind="danger" onClick={ask('delete')}>
        {staff.enquiries.deleteAll}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={staff.enquiries[title](staff.screens.enquiryCount(count))}
        onCancel={() => setOpen(false)}
        confirm={staff.enquiries[confirm]}
        change={change}
        onConfirm={() =>
          change.mutate(
            { all: asking, until },
            {
              onSuccess: () => {
                setOpen(false);
                onDone(staff.enquiries[done]);
              },
            },
          )
        }
      >
        <p>{staff.enquiries[text]}</p>
      </ConfirmDialog>
    </div>
  );
}

/** What staff do about what is held back: about one, or about all that came until then. */
type QuarantineChange =
  | { enquiry: Enquiry; to: 'new' | 'spam' }
  | { all: 'take over' | 'delete'; until: string };

function useQuarantineChange() {
  return useDataChange<QuarantineChange>({
    run: (change) =>
      'all' in change
        ? settleQuarantine(change.all, change.until)
        : setEnquiryStatus(change.enquiry.id, change.to),
    changes: ['enquiries'],
    inOrder: 'quarantined-enquiries',
  });
}

type QuarantineChanging = ReturnType<typeof useQuarantineChange>;
