import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { lostPictures } from '#admin/queries/media.ts';
import { buttonClass } from '#admin/ui/button-class.ts';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { pluralize } from '#domain/text/when.ts';

export function FilesNotice() {
  const count = useQuery(lostPictures).data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Callout
      tone="caution"
      title={`The file of ${pluralize(count, 'picture')} is missing`}
      actions={
        <Link to={STAFF.files} className={buttonClass('secondary')}>
          Mend it
        </Link>
      }
    >
      Visitors see an empty place there. What was written and where it stands is kept.
    </Callout>
  );
}
