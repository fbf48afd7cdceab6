import { type PointerEvent, useId, useRef } from 'react';
import { boxOf, Thumbnail } from '#admin/media/Thumbnail.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { type MediaItem, toSummary } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import type { Point } from './crop-geometry.ts';
import { moveByKey, useFocalPoint } from './use-focal-point.ts';

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
