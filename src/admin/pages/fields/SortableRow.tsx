import type { ReactNode } from 'react';
import type { Sortable } from '#admin/galleries/pictures/use-sortable.ts';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { staff } from '#languages/staff.ts';

interface SortableRowProps {
  sortable: Sortable;
  id: string;
  /** As which the frame and *Fix* lead to it. */
  field?: string;
  /** What a screen reader calls it. */
  name: string;
  /** What stands beside the grip. */
  head: ReactNode;
  /** One small word of what is special about it. */
  note?: string;
  /** What can be done to it besides moving it. */
  actions: readonly (Action | false)[];
  isMarked?: boolean;
  /** Below the row, once it is unfolded. */
  children?: ReactNode;
}

/** A thing in its place, one row high: its grip moves it, and ⋯ has all else that can be done to it. */
export function SortableRow(props: SortableRowProps) {
  const { sortable, id, name, head, note, actions, isMarked = false, children } = props;
  const isHeld = sortable.held?.id === id;
  const place = sortable.placeOf(id);
  const possible = [
    sortable.count > 1 && {
      ...{ id: 'position', label: staff.galleries.askPosition },
      run: () => sortable.position(id),
    },
    ...actions,
  ].filter(Boolean);
  return (
    <li
      data-sortable={id}
      data-field={props.field}
      style={{ order: place }}
      className={`rounded-lg border bg-panel ${isMarked ? 'border-text' : 'border-line'} ${isHeld ? 'outline-2 outline-brass outline-dashed' : ''}`}
    >
      <div className="flex items-center gap-x-1">
        <button
          type="button"
          {...sortable.handle(id)}
          aria-label={staff.pages.positionOf(name, place, sortable.count)}
          aria-pressed={isHeld}
          className="grid size-11 shrink-0 cursor-grab touch-manipulation select-none place-items-center rounded-lg text-soft [-webkit-touch-callout:none]"
        >
          <span aria-hidden="true">⋮⋮</span>
        </button>
        <div className="min-w-0 flex-1">{head}</div>
        {note && <span className="shrink-0 text-label text-soft">{note}</span>}
        {possible.length > 0 && (
          <ActionMenu
            label={staff.lists.moreAbout(name)}
            isSign
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-soft hover:bg-shade"
            actions={possible}
          >
            ⋯
          </ActionMenu>
        )}
      </div>
      {children}
    </li>
  );
}
