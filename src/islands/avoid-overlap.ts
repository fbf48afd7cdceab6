/** What visitors press, and messages about their input. */
const KEPT_FREE =
  'main :is(a, button, input:not([type=hidden]), select, textarea, summary, label, .problem, .not-sent), footer a';

/**
 * Tells whether a floating button covers any of it. The stylesheet puts such things above the button;
 * this keeps them apart at all.
 *
 * @returns ends the watch.
 */
export function watchOverlap(button: HTMLElement, tell: (isOver: boolean) => void): () => void {
  const beneath = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let isWaiting = false;

  /** The button’s own place, untucked, is the root of the observer. */
  function watch(): void {
    isWaiting = false;
    observer?.disconnect();
    beneath.clear();
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button;
    const right = clientWidth - left - offsetWidth;
    const bottom = clientHeight - top - offsetHeight;
    observer = new IntersectionObserver(note, {
      rootMargin: [top, right, bottom, left].map((side) => `${-Math.floor(side)}px`).join(' '),
    });
    for (const element of document.querySelectorAll(KEPT_FREE)) {
      if (element !== button) observer.observe(element);
    }
  }

  function note(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) beneath.add(target);
      else beneath.delete(target);
    }
    tell(beneath.size > 0);
  }

  /** After a frame: reading the layout is free then. */
  function watchSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(watch));
  }

  watchSoon();
  addEventListener('resize', watchSoon);
  // Sections and the form arrive later.
  const arrivals = new MutationObserver(watchSoon);
  arrivals.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer?.disconnect();
    arrivals.disconnect();
    removeEventListener('resize', watchSoon);
  };
}
