import { useEffect, useEffectEvent, useState } from 'react';
import type { MediaItem } from '#data/media.ts';
import { useMediaChange } from './use-media-change.ts';

/** From the left and top edge, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** Arrow keys are pressed many times in a row: it is saved after the last one, in milliseconds. */
const PAUSE_MS = 500;
const STEP = 0.01;
const LONG_STEP = 0.1;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where a key moves the point.
 *
 * @param isLong ten steps at once.
 * @returns undefined for a key that moves nothing.
 */
export function moveByKey(point: Point, key: string, isLong: boolean): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return;
  const step = isLong ? LONG_STEP : STEP;
  return {
    x: within(point.x + direction[0] * step),
    y: within(point.y + direction[1] * step),
  };
}

/** What must stay visible when a picture is cropped; saved when it has come to rest. */
export function useFocalPoint(item: MediaItem) {
  const change = useMediaChange(item);
  const [moved, setMoved] = useState<Point>();
  const saved = { x: item.focal_x, y: item.focal_y };

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
  // Whoever leaves sooner has meant it all the same.
  const saveOnLeaving = useEffectEvent(() => {
    if (moved) change.mutate({ focal_x: moved.x, focal_y: moved.y });
  });
  useEffect(() => () => saveOnLeaving(), []);

  return {
    point: moved ?? saved,
    moveTo: ({ x, y }: Point) => setMoved({ x: within(x), y: within(y) }),
    save,
    change,
  };
}

/** Thousandths are enough, and a file of 12 megapixels has no finer ones to choose from. */
function within(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}
