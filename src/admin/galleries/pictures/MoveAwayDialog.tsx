import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { staff } from '#languages/staff.ts';

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
    galleries.map((gallery) => [gallery.id, gallery.title || staff.screens.untitled]),
  );
  return (
    <ConfirmDialog
      isOpen
      isForm
      width="narrow"
      title={staff.galleries.moveToAnotherGallery}
      onCancel={onClose}
      confirm={staff.galleries.move}
      onConfirm={() => {
        onClose();
        if (id) onChoose({ id, title: options[id] ?? '' });
      }}
    >
      <Select label={staff.media.gallery} value={id} options={options} onChange={setChosen} />
      <p className="text-soft">{staff.galleries.moveToGalleryHint}</p>
    </ConfirmDialog>
  );
}
