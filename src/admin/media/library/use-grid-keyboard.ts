import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { alongText } from '#admin/ui/lists/arrow-keys.ts';
import type { FoundMedia } from '#data/media/media-library.ts';
import { stepInGrid } from './grid-layout.ts';

export interface GridKeyboardOptions {
  media: readonly FoundMedia[];
  columns: number;
  isMultiple: boolean;
  /** Enter, or a press outside of selecting. */
  onOpen: (index: number) => void;
  /** Space, or a press while selecting. */
  onToggle: (index: number) => void;
  /** Shift: everything from the last selected one, or else from `from`. */
  onExtend: (index: number, from?: number) => void;
  /** Ctrl A. */
  onAll: () => void;
  isSelecting: boolean;
  showRow: (row: number) => void;
}

/** Keyboard and pointer of a virtualized grid. */
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
    /** The tab stop. */
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
      const key = alongText(event.key);
      const to = hasControl ? undefined : stepInGrid(key, current, columns, media.length);
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
