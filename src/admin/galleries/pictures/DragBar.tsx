import { Button } from '#admin/ui/Button.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
import { PositionDialog } from './PositionDialog.tsx';
import type { Held, Sortable } from './use-sortable.ts';

/** After a sortable list: its words for screen readers, and the ways of sorting besides dragging. */
export function SortingTools({ sortable }: { sortable: Sortable }) {
  const { announcement, held, positionedId } = sortable;
  return (
    <>
      <p id="order-help" className="sr-only">
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
