/**
 * Loads the scripts that run islands when the page is at rest, or at the first input if that comes
 * earlier. A build leaves their address in an inert element (see src/hosting/lean-pages.ts); the dev
 * server runs them in place.
 */
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'];
let isAwake = false;

function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('script[data-islands]')) {
    const script = document.createElement('script');
    script.src = dataset.islands ?? '';
    document.head.append(script);
  }
}

function wakeWhenIdle(): void {
  afterFirstPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
    else setTimeout(wake, 400);
  });
}

/**
 * Once the page has been seen, and a frame later what `load` brought last: with everything from a near
 * server or a cache, `load` and the first idle moment come before the first frame is on the screen,
 * which would then wait for the scripts. In a tab that nobody looks at there is no frame, and no need
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

for (const input of INPUTS) addEventListener(input, wake, { capture: true, passive: true });
if (document.readyState === 'complete') wakeWhenIdle();
else addEventListener('load', wakeWhenIdle, { once: true });
