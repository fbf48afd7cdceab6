import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { lostPictures } from '#admin/queries/media.ts';
import { buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';

export function FilesNotice() {
  const count = useQuery(lostPictures).data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Callout
      tone="caution"
      title={staff.media.filesMissing(staff.screens.pictureCount(count))}
      actions={
        <Link to={STAFF.files} className={buttonClass('secondary')}>
          {staff.media.mendIt}
        </Link>
      }
    >
      {staff.media.missingFileHint}
    </Callout>
  );
}
