import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';

export function ReviewLink() {
  return (
    <Link to="/admin/publish" className={buttonClass('secondary', 'w-full')}>
      Review and publish
    </Link>
  );
}
