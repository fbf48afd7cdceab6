import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';

/** The way to the list of what waits to go live. */
export function ReviewLink() {
  return (
    <Link to="/admin/publish" className={buttonClass('secondary', 'w-full')}>
      Review and publish
    </Link>
  );
}
