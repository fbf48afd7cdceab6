import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { counts } from '#admin/queries/counts.ts';
import { newEnquiries } from '#admin/queries/enquiries.ts';
import { useWaitingPeople } from '#admin/queries/people.ts';
import { useLastBackup } from '#admin/queries/settings.ts';
import { waitingTestimonials } from '#admin/queries/testimonials.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { ReviewLink } from '#admin/releases/WaitingBox.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { LinkRow, List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { useNumberRows } from './DashboardNumbers.tsx';
import { DashboardSection } from './DashboardSection.tsx';

export function NeedsYou() {
  const people = useWaitingPeople();
  const { data: enquiries = [] } = useQuery(newEnquiries);
  const { data: figures } = useQuery(counts);
  const { data: said = { testimonials: [], refused: [] } } = useQuery(waitingTestimonials);
  const { data: backup } = useLastBackup();
  const numberRows = useNumberRows();
  const publication = usePublication();
  const failure = publication.running ? null : publication.failed;
  const quarantined = figures?.quarantinedEnquiries ?? 0;
  const unnamed = (figures?.newEnquiries ?? 0) - enquiries.length;
  const waiting =
    [people, enquiries, said.testimonials, said.refused, numberRows].flat().length +
    quarantined +
    (backup?.isDue ? 1 : 0);
  if (waiting === 0 && !failure) return null;
  return (
    <DashboardSection title={staff.dashboard.needsYou}>
      <List>
        {failure && (
          <Row title={staff.goingLive.publishingFailed} end={<ReviewLink />}>
            {publication.isCurrent && publication.liveVersion < failure.content_version
              ? staff.dashboard.visitorsSeeOldSite(failure.message)
              : failure.message}
          </Row>
        )}
        {people.map(({ id, fullName, email, createdAt }) => (
          <LinkRow
            key={id}
            to={STAFF.team}
            title={staff.dashboard.awaitsApproval(fullName || email)}
            isUnread
            end={<Chip tone="waiting">{staff.dashboard.newAccount}</Chip>}
          >
            <RichText
              text={staff.dashboard.accountCreated}
              parts={{ time: <RelativeTime at={createdAt} /> }}
            />
          </LinkRow>
        ))}
        {enquiries.map(({ id, name, message, created_at }) => (
          <LinkRow
            key={id}
            to={STAFF.enquiry(id)}
            title={name}
            isUnread
            end={<Chip tone="waiting">{staff.dashboard.newEnquiry}</Chip>}
          >
            <RelativeTime at={created_at} />
            <span className="wrap-anywhere block">{shorten(message, 140)}</span>
          </LinkRow>
        ))}
        {quarantined > 0 && (
          <LinkRow
            to={STAFF.quarantinedEnquiries}
            title={staff.dashboard.quarantined(staff.screens.enquiryIsCount(quarantined))}
            isUnread
            end={<Chip tone="waiting">{staff.dashboard.lookThrough}</Chip>}
          >
            {staff.dashboard.quarantineHint}
          </LinkRow>
        )}
        {said.testimonials.map(({ id, customerName, givenAt }) => (
          <LinkRow
            key={id}
            to={STAFF.testimonials}
            title={staff.dashboard.wordWaits(customerName)}
            isUnread
            end={<Chip tone="waiting">{staff.dashboard.lookThrough}</Chip>}
          >
            <RelativeTime at={givenAt} />
          </LinkRow>
        ))}
        {said.refused.map(({ galleryId, mediaId, title, count }) => (
          <LinkRow
            key={galleryId ?? mediaId}
            to={galleryId ? STAFF.gallery(galleryId) : STAFF.picture(mediaId)}
            title={
              galleryId
                ? staff.dashboard.refusedLive(title, staff.screens.photographCount(count))
                : staff.dashboard.refusedElsewhere(title, count)
            }
            isUnread
            end={<Chip tone="waiting">{staff.dashboard.takeOut}</Chip>}
          >
            {staff.dashboard.refusedLiveHint}
          </LinkRow>
        ))}
        {numberRows}
        {backup?.isDue && (
          <LinkRow to={STAFF.settings} title={staff.dashboard.backupIsDue}>
            {staff.dashboard.backupIsDueHint}
          </LinkRow>
        )}
      </List>
      {unnamed > 0 && (
        <p className="mt-4">
          <Link to={`${STAFF.enquiries}?state=new`} className="underline underline-offset-4">
            {staff.screens.moreNewEnquiryCount(unnamed)}
          </Link>
        </p>
      )}
    </DashboardSection>
  );
}
