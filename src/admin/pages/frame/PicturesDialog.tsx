import { PictureInput } from '#admin/pages/fields/PictureInput.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { visibleSections } from '#domain/pages/overlay.ts';
import { isRecord } from '#domain/pages/same-value.ts';
import { fieldAt, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { problemOf } from '#sections/problems.ts';

interface PicturesDialogProps {
  /** Paths of the pictures that stand in one place, with their sections. */
  ats: readonly string[];
  onWrite: (at: string, value: unknown) => void;
  onClose: () => void;
}

/** What can be done with a picture that was pressed where it stands. */
export function PicturesDialog({ ats, onWrite, onClose }: PicturesDialogProps) {
  const { page } = useOpenPage();
  const inputs = ats.flatMap((at) => {
    const [key = '', ...path] = at.split('.');
    const section = visibleSections(page).find((one) => one.key === key);
    if (!section || !isKind(section.kind)) return [];
    const { schema }: Kind = KINDS[section.kind];
    const field = fieldAt(fieldsOf(schema.shape), path);
    if (field?.type !== 'picture') return [];
    const value = path.reduce(stepInto, section.fields as unknown);
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
    <Dialog isOpen title="Picture" width="wide" onClose={onClose}>
      {inputs}
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Items are found by their keys. */
function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.find((item) => item.key === step);
  return isRecord(value) ? value[step] : undefined;
}
