import type { ClientDirective } from 'astro';

/**
 * `client:sign-in-first`: for the staff area. Its HTML is the sign-in form, which is typed into before
 * any of its code is there, so it is hydrated and keeps what was typed. A person with a session never
 * sees the form: then the application starts from nothing. A browser that is too old starts nothing.
 */
const signInFirst: ClientDirective = async (load, _options, island) => {
  const { start, tooOld } = document.documentElement.dataset;
  if (tooOld !== undefined) return;
  if (start === 'session') {
    island.setAttribute('client', 'only');
    island.replaceChildren();
  }
  const mount = await load();
  await mount();
};

export default signInFirst;
