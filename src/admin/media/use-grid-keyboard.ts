import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundMedia } from '#data/media-library.ts';
import { stepInGrid } from './grid-layout.ts';

export interface GridKeyboardOptions {
  media: readonly FoundMedia[];
  columns: number;
  /** Whether several can be picked out. */
  isMultiple: boolean;
  /** Enter, or a press where nothing is being picked out. */
  onOpen: (index: number) => void;
  /** The space bar, or a press while pictures are being picked out. */
  onToggle: (index: number) => void;
  /** With Shift: everything from the last one picked out, or else from `from`. */
  onExtend: (index: number, from?: number) => void;
  /** Ctrl A. */
  onAll: () => void;
  /** Whether a press picks out instead of opening. */
  isSelecting: boolean;
  /** Brings a row into sight. */
  showRow: (row: number) => void;
}

/** Goes through a grid of which only a part is in the page, by keys and by presses. */
export function useGridKeyboard(options: GridKeyboardOptions) {
  const { media, columns, isMultiple, onOpen, onToggle, onExtend, onAll, isSelecting } = options;
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(media.length - 1, 0));

  function goTo(index: number, grid: HTMLElement) {
    flushSync(() => setAt(index));
    options.showRow(Math.floor(index / columns));
    grid.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  }

  return {
    /** The one that the Tab key leads to. */
    current,
    onFocus(event: FocusEvent) {
      const index = indexOf(event.target);
      if (index !== undefined) setAt(index);
    },
    onClick(event: MouseEvent) {
      const index = indexOf(event.target);
      if (index === undefined) return;
      setAt(index);
      if (isMultiple && event.shiftKey) onExtend(index);
      else if (isMultiple && (isSelecting || event.ctrlKey || event.metaKey)) onToggle(index);
      else onOpen(index);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey) return;
      const hasControl = event.ctrlKey || event.metaKey;
      const to = hasControl ? undefined : stepInGrid(event.key, current, columns, media.length);
      if (to !== undefined) {
        if (isMultiple && event.shiftKey) onExtend(to, current);
        goTo(to, event.currentTarget);
      } else if (event.key === 'Enter') onOpen(current);
      else if (event.key === ' ' && !isMultiple) onOpen(current);
      else if (event.key === ' ') (event.shiftKey ? onExtend : onToggle)(current);
      else if (hasControl && event.key.toLowerCase() === 'a' && isMultiple) onAll();
      else return;
      event.preventDefault();
    },
  };
}

function indexOf(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset.index) : undefined;
}
