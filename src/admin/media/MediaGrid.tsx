import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FoundMedia } from '#data/media-library.ts';
import { rowHeight } from './grid-layout.ts';
import { MediaTile } from './MediaTile.tsx';
import { type GridKeyboardOptions, useGridKeyboard } from './use-grid-keyboard.ts';
import { useGridLayout } from './use-grid-layout.ts';

/** Rows beyond what is seen: above and below, and before the next page is asked for. */
const OVERSCAN = 2;
const ROWS_AHEAD = 12;
/** Height of what lies over the top of the page, in CSS pixels. */
const BAR = 84;

export interface MediaGridProps extends Omit<GridKeyboardOptions, 'columns' | 'showRow'> {
  label: string;
  media: readonly FoundMedia[];
  /** How many there are; -1 as long as only a part is known. */
  total: number;
  selected: ReadonlySet<string>;
  isSelecting: boolean;
  /** The end of what is here comes into sight. */
  onNearEnd: () => void;
  /** What scrolls; the page when nothing is said. */
  scroller?: RefObject<HTMLElement | null>;
}

/**
 * Pictures in rows and columns, however many: only those in sight are in the page. A listbox: arrow
 * keys go through it, the space bar picks out, Shift picks out a range, Enter opens.
 */
export function MediaGrid({ scroller, ...grid }: MediaGridProps) {
  return scroller ? <BoxGrid {...grid} scroller={scroller} /> : <PageGrid {...grid} />;
}

type Place = ReturnType<typeof useGridLayout>;

function BoxGrid({
  scroller,
  ...grid
}: MediaGridProps & Required<Pick<MediaGridProps, 'scroller'>>) {
  const place = useGridLayout();
  const virtualizer = useVirtualizer({
    count: Math.ceil(grid.media.length / place.layout.columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight(place.layout),
    overscan: OVERSCAN,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 8,
  });
  return <Tiles {...grid} place={place} virtualizer={virtualizer} margin={0} />;
}

function PageGrid(grid: Omit<MediaGridProps, 'scroller'>) {
  const place = useGridLayout();
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(grid.media.length / place.layout.columns),
    estimateSize: () => rowHeight(place.layout),
    overscan: OVERSCAN,
    scrollMargin: place.top,
    scrollPaddingStart: BAR,
    scrollPaddingEnd: 8,
  });
  return <Tiles {...grid} place={place} virtualizer={virtualizer} margin={place.top} />;
}

interface TilesProps extends Omit<MediaGridProps, 'scroller'> {
  place: Place;
  virtualizer: Pick<
    Virtualizer<Element | Window, Element>,
    'getVirtualItems' | 'getTotalSize' | 'scrollToIndex' | 'measure'
  >;
  /** How far from the top of what scrolls the grid begins, in CSS pixels. */
  margin: number;
}

function Tiles({ place, virtualizer, margin, onNearEnd, ...grid }: TilesProps) {
  const { media, total, selected, isSelecting, isMultiple, label } = grid;
  const { layout, ref } = place;
  const { columns, tile, gap } = layout;
  const keyboard = useGridKeyboard({
    ...grid,
    columns,
    showRow: (row) => virtualizer.scrollToIndex(row),
  });

  const height = rowHeight(layout);
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
  // The keyboard's place stays in the page, or the focus would be lost when it scrolls out of sight.
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
                style={{ top, left: column * (tile + gap), width: tile }}
              />
            );
          }),
        )}
    </div>
  );
}
