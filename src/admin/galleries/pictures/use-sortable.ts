import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { moveTo, placeAfterKey } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';
import { startDrag } from './drag.ts';

interface SortableOptions {
  ids: readonly string[];
  /** What a screen reader calls it. */
  nameOf: (id: string) => string;
  /** Put down somewhere else; the place is counted from 1. */
  onMove: (id: string, place: number) => void;
  /** What a press does when nothing is picked up; without it a press picks up. */
  onPress?: (id: string) => void;
}

/** What is picked up, and where it would come to lie. */
export interface Held {
  id: string;
  place: number;
  /** By a pointer that drags it, or by a key or press that only picked it up. */
  isDragged: boolean;
}

/**
 * Sorts by dragging (a finger rests first, so that it can scroll) and by keyboard. The order of the
 * elements changes at the end; until then CSS shows it, so that focus and finger keep their element.
 */
export function useSortable({ ids, nameOf, onMove, onPress }: SortableOptions) {
  const [shown, setShown] = useState<Held | null>(null);
  // What happens before the next drawing counts too: a quick flick is two events.
  const newest = useRef<Held | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [positionedId, setPositionedId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const isDragging = useRef(false);
  // A colleague may take out what is picked up.
  const there = (held: Held | null) => (held && ids.includes(held.id) ? held : null);
  const current = there(shown);
  const order = current ? moveTo(ids, current.id, current.place) : ids;
  const where = (place: number) => staff.galleries.placeOf(place, ids.length);

  function setHeld(held: Held | null): void {
    newest.current = held;
    setShown(held);
  }

  function pickUp(id: string, isDragged = false): void {
    const place = ids.indexOf(id) + 1;
    setHeld({ id, place, isDragged });
    setAnnouncement(staff.galleries.isPickedUp(nameOf(id), where(place)));
  }

  function moveHeld(place: number): void {
    const held = there(newest.current);
    if (!held || place === held.place) return;
    setHeld({ ...held, place });
    setAnnouncement(`${where(place)}.`);
  }

  function putDown(): void {
    const held = there(newest.current);
    if (!held) return;
    setHeld(null);
    setAnnouncement(staff.galleries.isPutDown(nameOf(held.id), where(held.place)));
    if (held.place !== ids.indexOf(held.id) + 1) onMove(held.id, held.place);
  }

  function putBack(): void {
    const held = there(newest.current);
    if (!held) return;
    setHeld(null);
    setAnnouncement(staff.galleries.isPutBack(nameOf(held.id), where(ids.indexOf(held.id) + 1)));
  }

  const toggle = (id: string) => (newest.current?.id === id ? putDown() : pickUp(id));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const held = there(newest.current);
    if (!held || event.ctrlKey || event.metaKey || event.altKey || isMeantForField(event)) return;
    const { id, place } = held;
    const next = placeAfterKey(event.key, {
      place,
      count: ids.length,
      columns: columnsOf(list.current),
    });
    if (next !== null) moveHeld(next);
    else if (event.key === 'Escape') putBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
    // After the browser has drawn it: what moves stays in sight.
    requestAnimationFrame(() => elementOf(list.current, id)?.scrollIntoView({ block: 'nearest' }));
  });
  const isHolding = current !== null;
  useEffect(() => {
    if (!isHolding) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isHolding]);

  const dragOver = useEffectEvent((x: number, y: number) => {
    const under = document.elementFromPoint(x, y);
    const all = [...(list.current?.children ?? [])] as HTMLElement[];
    const over = all.find((one) => one.contains(under));
    const held = newest.current;
    if (!over || !held) return;
    // As it lies under the pointer now, which may be one drawing behind.
    const place = Number(over.style.order);
    const { top, height } = over.getBoundingClientRect();
    const isBeyond = place > held.place ? y > top + height / 2 : y < top + height / 2;
    // In a column a high one would else come back under the pointer that has just passed it.
    if (isBeyond || columnsOf(list.current) > 1) moveHeld(place);
  });
  const begin = useEffectEvent((id: string) => {
    isDragging.current = true;
    pickUp(id, true);
  });
  const end = useEffectEvent((isDropped: boolean) => {
    isDragging.current = false;
    if (isDropped) putDown();
    else putBack();
  });
  useEffect(() => {
    const element = list.current;
    // There from the start: a browser that has begun to scroll ignores listeners.
    const holdPage = (event: TouchEvent) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', holdPage, { passive: false });
    return () => element?.removeEventListener('touchmove', holdPage);
  }, []);

  return {
    list,
    held: current,
    announcement,
    /** The place of each thing as it is shown, counted from 1. */
    placeOf: (id: string) => order.indexOf(id) + 1,
    /** For the element that is pressed or dragged. */
    handle: (id: string) => ({
      'aria-describedby': helpId,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) toggle(id);
      },
      // Where the press comes with the key's release.
      onKeyUp: (event: React.KeyboardEvent) => event.key === ' ' && event.preventDefault(),
      onPointerDown: (event: React.PointerEvent<HTMLElement>) =>
        startDrag(event, { begin: () => begin(id), over: dragOver, end }),
      onClick: () => (onPress && !newest.current ? onPress(id) : toggle(id)),
    }),
    helpId,
    putDown,
    putBack,
    count: ids.length,
    nameOf,
    /** Whose new place is asked for as a number, and how that is asked and ended. */
    positionedId,
    position: setPositionedId,
    /** Where it is apart from what is being moved, counted from 1. */
    storedPlaceOf: (id: string) => ids.indexOf(id) + 1,
    moveTo: (id: string, place: number) => {
      putBack();
      setAnnouncement(staff.galleries.isPutDown(nameOf(id), where(place)));
      onMove(id, place);
    },
  };
}

export type Sortable = ReturnType<typeof useSortable>;

function columnsOf(list: HTMLElement | null): number {
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}

/** What stands for the thing with this id. */
export function elementOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-sortable="${CSS.escape(id)}"]`) ?? null;
}

function isMeantForField({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null
  );
}
