import { Button } from '#admin/ui/Button.tsx';
import type { useSortable } from './use-sortable.ts';

interface DragBarProps {
  sortable: ReturnType<typeof useSortable>;
  name: string;
  count: number;
  onPosition: () => void;
}

/** While something is picked up and not dragged: where it is, and every way on. */
export function DragBar({ sortable, name, count, onPosition }: DragBarProps) {
  const { held, putDown, putBack } = sortable;
  if (!held || held.isDragged) return null;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-shade px-4 py-3 shadow-lg">
      <p className="min-w-0 max-w-prose">
        <strong className="font-semibold">{name} is picked up.</strong> Position {held.place} of{' '}
        {count}. Arrow keys move it, Enter puts it down, Escape puts it back.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={onPosition}>
          Move to position…
        </Button>
        <Button onClick={putDown}>Put down</Button>
        <Button kind="quiet" onClick={putBack}>
          Put back
        </Button>
      </div>
    </div>
  );
}

/** For screen readers: how things are put in order, and what has just happened. */
export function OrderWords({ announcement }: { announcement: string }) {
  return (
    <>
      <p id="order-help" className="sr-only">
        Enter picks it up, arrow keys move it, Enter puts it down, Escape puts it back.
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
