import { useEffect, useEffectEvent } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { alongText } from '#admin/ui/lists/arrow-keys.ts';
import { staff } from '#languages/staff.ts';

interface LargePictureProps {
  /** Of all photographs, in their order. */
  addresses: readonly string[];
  /** Which one of them; null for none. */
  shown: number | null;
  onShow: (shown: number | null) => void;
}

/** A photograph as large as the window; arrow keys lead to the others. */
export function LargePicture({ addresses, shown, onShow }: LargePictureProps) {
  const count = addresses.length;
  const turn = (by: number) => {
    if (shown !== null) onShow((shown + by + count) % count);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (alongText(key) === 'ArrowRight') turn(1);
    if (alongText(key) === 'ArrowLeft') turn(-1);
  });
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      title={staff.enquiries.photographOf((shown ?? 0) + 1, count)}
      width="full"
      onClose={() => onShow(null)}
    >
      {shown !== null && (
        <img
          src={addresses[shown]}
          alt={staff.enquiries.attachmentAsSent(shown + 1, count)}
          className="mx-auto max-h-[60vh] min-h-0 rounded-lg object-contain"
        />
      )}
      <DialogActions>
        {count > 1 && <Button onClick={() => turn(-1)}>{staff.enquiries.before}</Button>}
        {count > 1 && <Button onClick={() => turn(1)}>{staff.enquiries.next}</Button>}
        <Button kind="primary" onClick={() => onShow(null)}>
          {staff.enquiries.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
