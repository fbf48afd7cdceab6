import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaChange } from '#admin/media/use-media-change.ts';
import type { MediaItem } from '#data/media/media.ts';
import { type Point, within } from './crop-geometry.ts';

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
export function moveByKey(point: Point, key: string, isLong: boolean): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return;
  const step = isLong ? LONG_STEP : STEP;
  return { x: within(point.x + direction[0] * step), y: within(point.y + direction[1] * step) };
}

/** The point that must stay visible when a picture is cropped; saved after a pause. */
export function useFocalPoint(item: MediaItem) {
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
