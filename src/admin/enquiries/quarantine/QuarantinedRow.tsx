import { Button } from '#admin/ui/Button.tsx';
import { LinkRow } from '#admin/ui/lists/List.tsx';
import type { ListQuery } from '#admin/ui/lists/ListSearch.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DOUBTS } from '#domain/enquiries/enquiries-list.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

interface QuarantinedRowProps {
  enquiry: Enquiry;
  list: ListQuery;
  onSort: (to: 'new' | 'spam') => void;
}

export function QuarantinedRow({ enquiry, list, onSort }: QuarantinedRowProps) {
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
