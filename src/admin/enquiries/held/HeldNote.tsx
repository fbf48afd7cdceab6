import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { pluralize } from '#domain/text/when.ts';

/** Above the inbox: that some wait apart from it. */
export function HeldNote({ count }: { count: number }) {
  return (
    <Callout
      tone="caution"
      title={`${pluralize(count, 'enquiry is', 'enquiries are')} held back`}
      actions={
        <Link to={STAFF.heldEnquiries} className={buttonClass('secondary')}>
          Look through
        </Link>
      }
    >
      They look like a flood, so they wait apart from the others. There may be a customer among
      them.
    </Callout>
  );
}
