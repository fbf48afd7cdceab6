import { useEffect, useRef } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { useServices } from '#admin/queries/services.ts';
import { LinkRow, List } from '#admin/ui/lists/List.tsx';
import { NoneListed } from '#admin/ui/lists/ListStates.tsx';
import type { ListQuery } from '#admin/ui/lists/use-address-search.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { EnquiryChip } from './EnquiryChip.tsx';

interface EnquiryListProps {
  enquiries: Enquiry[];
  /** Ids of those whose answer is a mail that has not left; undefined while that is not known. */
  unsent: readonly string[] | undefined;
  hasAny: boolean;
  /** The one that was opened last gets the focus. */
  cameFrom: string | undefined;
  list: ListQuery;
}

export function EnquiryList({ enquiries, unsent, hasAny, cameFrom, list }: EnquiryListProps) {
  const { nameOf } = useServices();
  const staffName = useNames();
  const staffOf = ({ assigned_to }: Enquiry) => staffName(assigned_to);
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        {staff.lists.shown(staff.screens.enquiryCount(enquiries.length))}
      </p>
      {enquiries.length === 0 && (
        <NoneListed things={staff.lists.things.enquiries} list={list} hasOthers={hasAny}>
          {staff.enquiries.noEnquiriesHint}
        </NoneListed>
      )}
      {enquiries.length > 0 && (
        <List>
          {enquiries.map((enquiry) => (
            <LinkRow
              key={enquiry.id}
              to={`${STAFF.enquiry(enquiry.id)}${list.query}`}
              linkRef={enquiry.id === cameFrom ? place : undefined}
              title={[enquiry.name, nameOf(enquiry.service)].filter(Boolean).join(', ')}
              isUnread={enquiry.status === 'new'}
              end={<EnquiryChip state={enquiry.status} isUnsent={unsent?.includes(enquiry.id)} />}
            >
              <RelativeTime at={enquiry.created_at} />
              {enquiry.campaign.campaign && staff.enquiries.byCampaign(enquiry.campaign.campaign)}
              {enquiry.language && staff.enquiries.inLanguage(languageName(enquiry.language))}
              <LookedAfter name={staffOf(enquiry)} />
              <span className="wrap-anywhere block">{shorten(enquiry.message, 140)}</span>
            </LinkRow>
          ))}
        </List>
      )}
    </>
  );
}

function LookedAfter({ name }: { name: string | undefined }) {
  return name ? staff.enquiries.lookedAfterByName(name) : null;
}
