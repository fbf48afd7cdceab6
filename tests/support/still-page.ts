/**
 * In a page: whether no colour and no place is on its way to another. What has no end (a sign that something is under
 * way), and what goes by how far the page is scrolled, waits for nobody.
 */
export function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState, timeline }) =>
        timeline !== document.timeline ||
        playState !== 'running' ||
        effect?.getComputedTiming().endTime === Infinity,
    );
}
