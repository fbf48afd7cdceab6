const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'];

/** `null` once the page is at rest. */
let waiting: (() => void)[] | null = [];

/** Calls back when the page is loaded, painted and idle, or at the first input; after that at once. */
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
 * Waits for the first paint, and a frame for what `load` brought last: from a near server or a cache,
 * `load` and the first idle moment precede the first frame, which would then wait for the islands. A
 * hidden tab has no frames and needs no islands.
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
