import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
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
    <ConfirmDialog
      isOpen
      isForm
      width="narrow"
      title="Move to another gallery"
      onCancel={onClose}
      confirm="Move"
      onConfirm={() => {
        onClose();
        if (id) onChoose({ id, title: options[id] ?? '' });
      }}
    >
      <Select label="Gallery" value={id} options={options} onChange={setChosen} />
      <p className="text-soft">
        It goes to the end there. Visitors see it where it was until both galleries are published.
      </p>
    </ConfirmDialog>
  );
}
