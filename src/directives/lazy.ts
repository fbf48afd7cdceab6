import type { ClientDirective } from 'astro';
import { whenAtRest } from './when-at-rest.ts';

/**
 * `client:lazy`: mounts an island when the page has been seen and is at rest, or at the first input
 * if that is earlier. Until then no framework code is asked for, so an island costs the first paint
 * nothing but this script.
 *
 * The island is rendered anew instead of hydrated: its first state in the HTML may differ from what
 * the component shows in a browser.
 */
const lazy: ClientDirective = (load, _options, island) => {
  whenAtRest(async () => {
    const mount = await load();
    island.setAttribute('client', 'only');
    await mount();
  });
};

export default lazy;
