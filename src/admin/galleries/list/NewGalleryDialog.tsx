import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { createGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';

/** The name of a job is enough to begin. */
export function NewGalleryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const creating = useDataChange({ run: createGallery, changes: ['galleries'] });
  return (
    <TitleDialog
      title={staff.galleries.newGallery}
      label={staff.galleries.nameOfTheJob}
      hint={staff.galleries.titleHint}
      confirm={staff.galleries.makeTheGallery}
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, { onSuccess: ({ id }) => navigate(STAFF.gallery(id)) })
      }
      onClose={onClose}
    />
  );
}
