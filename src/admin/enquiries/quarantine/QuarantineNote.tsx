import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';

/** Above the inbox: that some wait apart from it. */
export function QuarantineNote({ count }: { count: number }) {
  return (
    <Callout
      tone="caution"
      title={staff.enquiries.quarantineCounted(staff.screens.enquiryIsCount(count))}
      actions={
        <Link to={STAFF.quarantinedEnquiries} className={buttonClass('secondary')}>
          {staff.enquiries.lookThrough}
        </Link>
      }
    >
      {staff.enquiries.quarantineHint}
    </Callout>
  );
}
