import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';

interface MoveAwayDialogProps {
  /** The one that it is in. */
  galleryId: string;
  onChoose: (gallery: { id: string; title: string }) => void;
  onClose: () => void;
}

/** Which other gallery a picture goes to. */
export function MoveAwayDialog({ galleryId, onChoose, onClose }: MoveAwayDialogProps) {
  const { data = [] } = useQuery(galleryList);
  const galleries = data.filter((gallery) => gallery.id !== galleryId);
  const [chosen, setChosen] = useState('');
  const id = chosen || (galleries[0]?.id ?? '');
  const options = Object.fromEntries(
    galleries.map((gallery) => [gallery.id, gallery.title || 'Untitled']),
  );
  return (
    <Dialog isOpen title="Move to another gallery" width="narrow" onClose={onClose}>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          if (id) onChoose({ id, title: options[id] ?? '' });
        }}
      >
        <Select label="Gallery" value={id} options={options} onChange={setChosen} />
        <p className="text-soft">
          It goes to the end there. Visitors see it where it was until both galleries are published.
        </p>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Move
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
