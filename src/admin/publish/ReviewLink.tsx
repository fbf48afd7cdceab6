import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { STAFF } from '#domain/staff-paths.ts';

/** The way to the list of what waits to go live. */
export function ReviewLink() {
  return (
    <Link to={STAFF.publish} className={buttonClass('secondary', 'w-full')}>
      Review and publish
    </Link>
  );
}
