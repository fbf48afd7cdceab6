import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { $session } from '#stores/session.ts';
import type { Left } from './draft-entry.ts';
import { type DraftPlace, draftPlace } from './draft-store.ts';
import type { Saver } from './saver.ts';

/** What this device keeps of a thing, and where it is kept from now on. */
export interface OpenedDrafts<Value> {
  place: DraftPlace<Value>;
  left: Left<Value>;
}

/** For a thing that is shown with what closed tabs have left of it; null until that is known. */
export function useOpenedDrafts<Value>(
  thing: string,
  isValue: (found: unknown) => found is Value,
): OpenedDrafts<Value> | null {
  const userId = useStore($session).user?.id ?? '';
  const [drafts, setDrafts] = useState<OpenedDrafts<Value> | null>(null);
  useEffect(() => {
    let isGone = false;
    const place = draftPlace(userId, thing, isValue);
    void place.takeLeft().then((left) => {
      if (isGone) place.release();
      else setDrafts({ place, left });
    });
    return () => {
      isGone = true;
    };
  }, [userId, thing, isValue]);
  return drafts;
}

/** For a thing that is there at once: what closed tabs have left of it comes in, unless something was typed first. */
export function useLeftDrafts<Value, Saved extends { version: number }>(
  saver: Saver<Value, Saved>,
  { takeLeft }: DraftPlace<Value>,
  onRestored?: (left: Left<Value>) => void,
): void {
  const restore = useEffectEvent((left: Left<Value>) => {
    saver.restore(left);
    onRestored?.(left);
  });
  useEffect(() => {
    let isHere = true;
    void takeLeft(() => isHere && !saver.hasChanges()).then((left) => {
      if (isHere) restore(left);
    });
    return () => {
      isHere = false;
    };
  }, [saver, takeLeft]);
}
