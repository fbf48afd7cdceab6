import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
import type { Held, Sortable } from './use-sortable.ts';

/** After a sortable list: its words for screen readers, and the ways of sorting besides dragging. */
export function SortingTools({ sortable }: { sortable: Sortable }) {
  const { announcement, held, positionedId } = sortable;
  return (
    <>
      <p id={sortable.helpId} className="sr-only">
        {staff.galleries.moveByKeys}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </p>
      {held && !held.isDragged && <DragBar held={held} sortable={sortable} />}
      {positionedId !== null && <PositionDialog id={positionedId} sortable={sortable} />}
    </>
  );
}

/** While something is picked up and not dragged: where it is, and every way on. */
function DragBar({ held, sortable }: { held: Held; sortable: Sortable }) {
  const { count, nameOf, position, putDown, putBack } = sortable;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-shade px-4 py-3 shadow-lg">
      <p className="min-w-0 max-w-prose">
        <RichText
          text={staff.galleries.pickedUpHint(nameOf(held.id), held.place, count)}
          parts={{ b: (words) => <strong className="font-semibold">{words}</strong> }}
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={() => position(held.id)}>
          {staff.galleries.askPosition}
        </Button>
        <Button onClick={putDown}>{staff.galleries.putDown}</Button>
        <Button kind="quiet" onClick={putBack}>
          {staff.galleries.putBack}
        </Button>
      </div>
    </div>
  );
}

/** The new place as a number, in place of dragging or arrow keys. */
function PositionDialog({ id, sortable }: { id: string; sortable: Sortable }) {
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
