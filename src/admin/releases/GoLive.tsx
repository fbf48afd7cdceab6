import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import type { Publication } from './use-publication.ts';

/** The next step towards an up-to-date site. A build without an answer ends by itself after 15 minutes. */
export function GoLive({ publication }: { publication: Publication }) {
  const { running, isLate, failed, count } = publication;
  if (running) {
    return isLate ? <p className="text-note text-soft">{staff.goingLive.takesLong}</p> : null;
  }
  if (count === 0 && !failed) return null;
  return <ReviewLink />;
}

export function ReviewLink() {
  return (
    <Link to={STAFF.publish} className={buttonClass('secondary', 'w-full whitespace-nowrap px-2!')}>
      {staff.goingLive.reviewAndPublish}
    </Link>
  );
}
