import { Button } from '#admin/ui/Button.tsx';
import { LinkRow } from '#admin/ui/lists/List.tsx';
import type { ListQuery } from '#admin/ui/lists/use-list-search.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DOUBTS } from '#domain/enquiries/enquiries-list.ts';
import { shorten } from '#domain/text/plain-text.ts';

interface HeldRowProps {
  enquiry: Enquiry;
  list: ListQuery;
  onSort: (to: 'new' | 'spam') => void;
}

export function HeldRow({ enquiry, list, onSort }: HeldRowProps) {
  const { id, name, doubt, created_at, message } = enquiry;
  return (
    <LinkRow
      to={`${STAFF.enquiry(id)}${list.query}`}
      title={name}
      end={
        // Above the link, which is as large as the row.
        <div className="relative flex flex-wrap gap-2">
          <Button aria-label={`Take over the enquiry of ${name}`} onClick={() => onSort('new')}>
            Take over
          </Button>
          <Button aria-label={`Spam: the enquiry of ${name}`} onClick={() => onSort('spam')}>
            Spam
          </Button>
        </div>
      }
    >
      <RelativeTime at={created_at} />
      {doubt && `, ${DOUBTS[doubt]}`}
      <span className="wrap-anywhere block">{shorten(message, 140)}</span>
    </LinkRow>
  );
}
