/**
 * Where a picture stands: across, on one side of a pair, or alone in the middle. In a large gallery also half
 * of a row, a third of it, or the larger part beside a third; on a phone these stand in two columns.
 */
export type Place = 'wide' | 'left' | 'right' | 'alone' | 'half' | 'third' | 'major';

interface Picture {
  width: number;
  height: number;
  /** Stands over one from before the work. */
  isCompared: boolean;
}

/** From so many on they stand closer: in one column they would be a screen each. */
export const MANY = 9;

/** Pairs two upright pictures that follow each other; one between wide ones stands alone. */
export function arrange(pictures: readonly Picture[]): Place[] {
  if (pictures.length >= MANY) return arrangeMany(pictures);
  const places: Place[] = [];
  while (places.length < pictures.length) {
    const [first, second] = shapesFrom(pictures, places.length);
    if (first !== 'upright') places.push('wide');
    else if (second !== 'upright') places.push('alone');
    else places.push('left', 'right');
  }
  return places;
}

/** Rows of two and three in the order of the gallery. A comparison keeps the whole width. */
function arrangeMany(pictures: readonly Picture[]): Place[] {
  const places: Place[] = [];
  let wasPair = false;
  while (places.length < pictures.length) {
    const isWide = pictures[places.length]?.isCompared;
    const row: readonly Place[] = isWide
      ? ['wide']
      : rowOf(closeShapes(pictures, places.length), wasPair);
    wasPair = row.length === 2;
    places.push(...row);
  }
  return places;
}

type Shape = 'broad' | 'upright';

function rowOf([first, second, third]: readonly Shape[], wasPair: boolean): readonly Place[] {
  if (!second) return [first === 'upright' ? 'alone' : 'wide'];
  if (first !== second) return first === 'upright' ? ['third', 'major'] : ['major', 'third'];
  // Three broad ones only behind a larger pair.
  if (third === first && (first === 'upright' || wasPair)) return ['third', 'third', 'third'];
  return first === 'upright' ? ['left', 'right'] : ['half', 'half'];
}

/** Those that may share a row with the first. */
function closeShapes(pictures: readonly Picture[], from: number): Shape[] {
  const next = pictures.findIndex(({ isCompared }, nth) => nth > from && isCompared);
  return shapesFrom(next < 0 ? pictures : pictures.slice(0, next), from);
}

function shapesFrom(pictures: readonly Picture[], from: number): Shape[] {
  return pictures
    .slice(from, from + 3)
    .map(({ width, height }) => (height > width ? 'upright' : 'broad'));
}
