import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
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
    <Dialog isOpen={isOpen} title="New gallery" width="narrow" onClose={onClose}>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (error || creating.isPending) return;
          creating.mutate(title.trim(), {
            onSuccess: ({ id }) => navigate(STAFF.gallery(id)),
          });
        }}
      >
        <TextField
          label="Name of the job"
          autoFocus
          hint="Visitors read it as the title. You can change it any time."
          value={title}
          error={error}
          onChange={(event) => setTitle(event.target.value)}
        />
        <ChangeFailed change={creating} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isPending={creating.isPending}>
            Make the gallery
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
