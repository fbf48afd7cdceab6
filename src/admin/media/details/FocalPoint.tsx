import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { boxOf, Thumbnail } from '#admin/media/Thumbnail.tsx';
import { useMediaChange } from '#admin/media/use-media-change.ts';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { type MediaItem, toSummary } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { type Point, within } from './crop-geometry.ts';

/** The aspect ratios of the public pages. */
const CROPS = [
  { name: 'cropOnTop', ratio: '2 / 1' },
  { name: 'cropInLists', ratio: '3 / 2' },
  { name: 'cropUpright', ratio: '4 / 5' },
] as const;

/** The picture with its focal point, set by pointer or arrow keys. */
export function FocalPoint({ item }: { item: MediaItem }) {
  const { point, moveTo, change } = useFocalPoint(item);
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const media = { ...toSummary(item), focalX: point.x, focalY: point.y };

  function follow(event: PointerEvent) {
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    moveTo({
      x: (event.clientX - area.left) / area.width,
      y: (event.clientY - area.top) / area.height,
    });
  }

  return (
    <>
      <div
        ref={box}
        className="relative mx-auto cursor-crosshair touch-pinch-zoom overflow-hidden rounded-md bg-shade"
        style={boxOf(item, '45dvh')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <Thumbnail media={media} width={1280} fit="contain" alt={item.alt} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={staff.media.focalPoint}
          aria-describedby={help}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(point.x * 100)}
          aria-valuetext={describe(point)}
          onKeyDown={(event) => {
            const moved = moveByKey(point, event.key, event.shiftKey);
            if (!moved) return;
            event.preventDefault();
            moveTo(moved);
          }}
          className="absolute -m-5.5 grid size-11 place-items-center rounded-full"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        >
          <span className="size-6 rounded-full border-2 border-bone bg-pitch/25 shadow-[0_0_0_1px_rgb(0_0_0/0.6)]" />
        </div>
      </div>
      <div>
        <h3 className="font-semibold">{staff.media.cropsOfSite}</h3>
        <p id={help} className="text-note text-soft">
          {staff.media.focalPointHint}
        </p>
        <ul className="mt-2 flex items-end gap-2">
          {CROPS.map(({ name, ratio }) => (
            <li key={name} className="min-w-0">
              <div
                role="img"
                aria-label={staff.media[name]}
                title={staff.media[name]}
                className="h-16 max-w-full overflow-hidden rounded-sm"
                style={{ aspectRatio: ratio }}
              >
                <Thumbnail media={media} width={320} />
              </div>
            </li>
          ))}
        </ul>
        <ChangeFailed change={change} />
      </div>
    </>
  );
}

function describe({ x, y }: Point): string {
  return staff.media.focalPointAt(Math.round(x * 100), Math.round(y * 100));
}

/** Debounces arrow keys, in milliseconds. */
const PAUSE_MS = 500;
const STEP = 0.01;
const LONG_STEP = 0.1;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param isLong ten steps at once. @returns undefined for a key that does not move. */
function moveByKey(point: Point, key: string, isLong: boolean): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return;
  const step = isLong ? LONG_STEP : STEP;
  return { x: within(point.x + direction[0] * step), y: within(point.y + direction[1] * step) };
}

/** The point that must stay visible when a picture is cropped; saved after a pause. */
function useFocalPoint(item: MediaItem) {
  const change = useMediaChange(item);
  const [moved, setMoved] = useState<Point>();

  const save = useEffectEvent(() => {
    if (!moved) return;
    setMoved(undefined);
    change.mutate({ focal_x: moved.x, focal_y: moved.y });
  });
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  // Unmounting must not lose the last move.
  useEffect(() => () => save(), []);

  return {
    point: moved ?? { x: item.focal_x, y: item.focal_y },
    moveTo: ({ x, y }: Point) => setMoved({ x: within(x), y: within(y) }),
    change,
  };
}
