/** The same ids with one in another place, counted from 1 and clamped to the list. */
export function moveTo<Id>(ids: readonly Id[], id: Id, place: number): Id[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(place, 1), others.length + 1) - 1, 0, id);
}

/** As `moveTo`, of things that have an id. */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  place: number,
): Item[] {
  const item = items.find((one) => one.id === id);
  return item ? moveTo(items, item, place) : [...items];
}

/** Where a key moves an item of a grid, counted from 1; null for a key that moves nothing. */
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
