import { lazy, Suspense, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import type { MediaItem } from '#data/media/media.ts';

const CropForm = lazy(async () => ({ default: (await import('./CropForm.tsx')).CropForm }));

/** Turns and crops a picture: a new file for the same picture. */
export function CropMedia({ item }: { item: MediaItem }) {
  const [isOpen, setOpen] = useState(false);
  // Cropping would keep a still of a moving picture.
  if (item.mime_type === 'image/gif') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Crop and turn</Button>
      <Dialog isOpen={isOpen} title="Crop and turn" width="full" onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner label="Fetching the picture" />}>
          <CropForm item={item} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
