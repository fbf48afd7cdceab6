import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { alongText } from '#admin/ui/lists/arrow-keys.ts';
import type { FoundMedia } from '#data/media/media-library.ts';
import { layOutGrid, rowHeight, stepInGrid } from './grid-layout.ts';
import { MediaTile } from './MediaTile.tsx';

const OVERSCAN = 2;
const ROWS_AHEAD = 12;
/** Height of the sticky bar, in CSS pixels. */
const BAR = 84;

interface MediaGridProps extends Omit<GridKeyboardOptions, 'columns' | 'showRow'> {
  label: string;
  media: readonly FoundMedia[];
  /** -1 while only a part is known. */
  total: number;
  selected: ReadonlySet<string>;
  isSelecting: boolean;
  onNearEnd: () => void;
  /** The page when missing. */
  scroller?: RefObject<HTMLElement | null>;
}

/** A virtualized grid and listbox: arrow keys move, space selects, Shift selects a range, Enter opens. */
export function MediaGrid({ scroller, onNearEnd, ...grid }: MediaGridProps) {
  const { media, total, selected, isSelecting, isMultiple, label } = grid;
  const { layout, ref, top: fromTop } = useGridLayout();
  const { columns, tile, gap } = layout;
  const height = rowHeight(layout);
  const lines = {
    count: Math.ceil(media.length / columns),
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollPaddingEnd: 8,
  };
  const inBox = useVirtualizer({
    ...lines,
    enabled: scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
    scrollPaddingStart: 8,
  });
  const inPage = useWindowVirtualizer({
    ...lines,
    enabled: scroller === undefined,
    scrollMargin: fromTop,
    scrollPaddingStart: BAR,
  });
  const virtualizer = scroller ? inBox : inPage;
  const margin = scroller ? 0 : fromTop;
  const keyboard = useGridKeyboard({
    ...grid,
    columns,
    showRow: (row) => virtualizer.scrollToIndex(row),
  });

  const measure = useEffectEvent(() => virtualizer.measure());
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when they are of another height.
  useEffect(() => measure(), [height]);

  const rows = virtualizer.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) * columns > media.length - columns * ROWS_AHEAD;
  const askForMore = useEffectEvent(onNearEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may be too short to move the end out of sight.
  useEffect(() => {
    if (isNearEnd) askForMore();
  }, [isNearEnd, media.length]);

  const shown = new Set(rows.map(({ index }) => index));
  // The focused row stays in the document, or scrolling would lose the focus.
  const currentRow = Math.floor(keyboard.current / columns);
  const places = rows.map(({ index, start }) => ({ row: index, top: start - margin }));
  if (!shown.has(currentRow)) places.push({ row: currentRow, top: currentRow * height });
  return (
    <div
      ref={ref}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple}
      tabIndex={-1}
      onClick={keyboard.onClick}
      onKeyDown={keyboard.onKeyDown}
      onFocus={keyboard.onFocus}
      className="relative select-none outline-none"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {tile > 0 &&
        places.flatMap(({ row, top }) =>
          media.slice(row * columns, (row + 1) * columns).map((one, column) => {
            const index = row * columns + column;
            return (
              <MediaTile
                key={one.id}
                media={one}
                index={index}
                total={total}
                isSelected={selected.has(one.id)}
                isSelecting={isSelecting}
                isCurrent={index === keyboard.current}
                height={tile}
                style={{ top, insetInlineStart: column * (tile + gap), width: tile }}
              />
            );
          }),
        )}
    </div>
  );
}

/** The layout of a grid in its width, and its distance from the top of the page in CSS pixels. */
function useGridLayout() {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState({ layout: layOutGrid(0), top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const top = element.getBoundingClientRect().top + window.scrollY;
      setMeasured((before) => {
        const layout = layOutGrid(element.clientWidth, rem);
        const isSame =
          before.top === top &&
          before.layout.tile === layout.tile &&
          before.layout.label === layout.label;
        return isSame ? before : { layout, top };
      });
    };
    measure();
    // Content above the grid moves it down.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return { ref, ...measured };
}

interface GridKeyboardOptions {
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
function useGridKeyboard(options: GridKeyboardOptions) {
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
