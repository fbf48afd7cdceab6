/**
 * The same things with one of them in another place.
 *
 * @param place counted from 1; too low is the first, too high the last.
 */
export function moveTo<Id>(ids: readonly Id[], id: Id, place: number): Id[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(place, 1), others.length + 1) - 1, 0, id);
}

/**
 * Where a key takes something that is picked up, counted from 1; null for a key that moves nothing.
 *
 * @param columns how many stand side by side: an arrow upwards goes one row back.
 */
export function placeAfterKey(
  key: string,
  { place, count, columns }: { place: number; count: number; columns: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined) return null;
  return Math.min(Math.max(place + step, 1), count);
}
