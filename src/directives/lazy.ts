import type { ClientDirective } from 'astro';

/** First signs that somebody is here and about to use the page. */
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;

/**
 * `client:lazy`: mounts an island after the page has loaded and the browser is idle, or at the first
 * input if that is earlier. Until then no framework code is asked for, so an island costs the first
 * paint nothing.
 *
 * The island is then rendered anew instead of hydrated: its first state in the HTML may differ from
 * what the component shows in a browser.
 */
const lazy: ClientDirective = (load, _options, island) => {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const input of INPUTS) removeEventListener(input, start, true);
    const mount = await load();
    island.setAttribute('client', 'only');
    await mount();
  };
  for (const input of INPUTS) addEventListener(input, start, { capture: true, passive: true });
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 400);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

export default lazy;
