import type { ClientDirective } from 'astro';

/**
 * `client:lazy`: mounts an island after the page has loaded and the browser is idle, or at the first
 * input if that is earlier. Until then no framework code is asked for, so an island costs the first
 * paint nothing. In a build this very script arrives only then (see wake-islands.ts); under the dev
 * server it waits for itself.
 *
 * The island is rendered anew instead of hydrated: its first state in the HTML may differ from what
 * the component shows in a browser.
 */
const lazy: ClientDirective = (load, _options, island) => {
  const start = async () => {
    const mount = await load();
    island.setAttribute('client', 'only');
    await mount();
  };
  const isBuilt = document.querySelector('script[data-islands]') !== null;
  if (isBuilt || document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

export default lazy;
