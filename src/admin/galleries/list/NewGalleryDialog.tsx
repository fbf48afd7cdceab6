import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { createGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { countCharacters } from '#domain/text/plain-text.ts';

/** The name of a job is enough to begin. */
export function NewGalleryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [title, setTitle] = useState('');
  const navigate = useNavigate();
  const creating = useDataChange({ run: createGallery, changes: ['galleries'] });
  const error = countCharacters(title) > 200 ? 'A title has at most 200 characters.' : undefined;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isForm
      width="narrow"
      title="New gallery"
      onCancel={onClose}
      confirm="Make the gallery"
      onConfirm={() => {
        if (error) return;
        creating.mutate(title.trim(), { onSuccess: ({ id }) => navigate(STAFF.gallery(id)) });
      }}
      change={creating}
    >
      <TextField
        label="Name of the job"
        autoFocus
        hint="Visitors read it as the title. You can change it any time."
        value={title}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
    </ConfirmDialog>
  );
}
