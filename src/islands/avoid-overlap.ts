/** What one may want to press, and messages about what was entered. */
const KEPT_FREE =
  'main :is(a, button, input:not([type=hidden]), select, textarea, summary, label, .problem, .not-sent), footer a';

/**
 * Tells whether anything that has to stay free lies beneath a floating button. The stylesheet already
 * puts such things above it; this keeps the two from lying on top of each other at all.
 *
 * @returns ends the watch.
 */
export function watchOverlap(button: HTMLElement, tell: (isOver: boolean) => void): () => void {
  const beneath = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let isWaiting = false;

  /** Observes with the button's own place, untucked, as the window. */
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

  /** Once a frame has been shown: the page is laid out by then, and asking where things are is free. */
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
