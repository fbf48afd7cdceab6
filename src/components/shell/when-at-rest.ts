/** What counts as input: whoever does any of this wants the page to answer. */
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'];

/** Those who wait; nobody has to any more when it is `null`. */
let waiting: (() => void)[] | null = [];

/**
 * Calls back when the page is loaded, has been painted and has nothing to do, or at the first input
 * if that comes earlier; from then on at once.
 */
export function whenAtRest(then: () => void): void {
  if (waiting) waiting.push(then);
  else then();
}

function rest(): void {
  const called = waiting ?? [];
  waiting = null;
  for (const then of called) then();
}

function restWhenIdle(): void {
  afterFirstPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 4000 });
    else setTimeout(rest, 400);
  });
}

/**
 * Once the page has been seen, and a frame later what `load` brought last: with everything from a near
 * server or a cache, `load` and the first idle moment come before the first frame is on the screen,
 * which would then wait for the islands. In a tab that nobody looks at there is no frame, and no need
 * of islands.
 */
function afterFirstPaint(then: () => void): void {
  const nextFrame = () => requestAnimationFrame(() => requestAnimationFrame(then));
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      nextFrame();
    }).observe({ type: 'paint', buffered: true });
  } else nextFrame();
}

for (const input of INPUTS) addEventListener(input, rest, { capture: true, passive: true });
if (document.readyState === 'complete') restWhenIdle();
else addEventListener('load', restWhenIdle, { once: true });
