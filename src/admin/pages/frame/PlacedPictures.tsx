import { PictureInput } from '#admin/pages/fields/PictureInput.tsx';
import { fieldInPage, useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { staff } from '#languages/staff.ts';
import { problemOf } from '#sections/problems.ts';

interface PlacedPicturesProps {
  /** Paths of the pictures that stand in one place, with their sections. */
  ats: readonly string[];
  onWrite: (at: string, value: unknown) => void;
  onClose: () => void;
}

/** What can be done with a picture that was pressed where it stands. */
export function PlacedPictures({ ats, onWrite, onClose }: PlacedPicturesProps) {
  const { page } = useOpenPage();
  const inputs = ats.flatMap((at) => {
    const found = fieldInPage(page, at);
    if (found?.field.type !== 'picture') return [];
    const { field, value } = found;
    const error = value ? problemOf(field, value) || undefined : undefined;
    return [
      <PictureInput
        key={at}
        {...{ field, value, error }}
        onChange={(picture) => onWrite(at, picture)}
      />,
    ];
  });
  return (
    <Dialog isOpen title={staff.media.picture} width="wide" onClose={onClose}>
      {inputs}
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          {staff.screens.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
