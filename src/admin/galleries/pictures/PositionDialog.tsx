import { useState } from 'react';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';
import type { Sortable } from './use-sortable.ts';

/** The new place as a number, in place of dragging or arrow keys. */
export function PositionDialog({ id, sortable }: { id: string; sortable: Sortable }) {
  const { nameOf, count } = sortable;
  const place = sortable.storedPlaceOf(id);
  const close = () => sortable.position(null);
  const [text, setText] = useState(String(place));
  const [error, setError] = useState<string>();
  function move() {
    const wanted = Number(text);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) {
      setError(staff.galleries.wholeNumberUpTo(count));
      return;
    }
    close();
    if (wanted !== place) sortable.moveTo(id, wanted);
  }

  return (
    <ConfirmDialog
      isOpen
      isForm
      width="narrow"
      title={staff.galleries.moveToPosition}
      onCancel={close}
      confirm={staff.galleries.move}
      onConfirm={move}
    >
      <TextField
        label={staff.galleries.positionOf(nameOf(id), count)}
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
    </ConfirmDialog>
  );
}
