/** Where a picture stands: across, on one side of a pair, or alone in the middle. */
export type Place = 'wide' | 'left' | 'right' | 'alone';

/** Pairs two upright pictures that follow each other; one between wide ones stands alone. */
export function arrange(pictures: readonly { width: number; height: number }[]): Place[] {
  const places: Place[] = [];
  const isUpright = (index: number) => {
    const picture = pictures[index];
    return picture !== undefined && picture.height > picture.width;
  };
  for (let index = 0; index < pictures.length; index += 1) {
    if (!isUpright(index)) places.push('wide');
    else if (!isUpright(index + 1)) places.push('alone');
    else {
      places.push('left', 'right');
      index += 1;
    }
  }
  return places;
}
