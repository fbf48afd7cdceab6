import type { ClientDirective } from 'astro';

/**
 * `client:sign-in-first`: for the staff area. Its HTML is the sign-in form, which is typed into before
 * any of its code is there, so it is hydrated and keeps what was typed. Whoever has a session never
 * sees the form: then the application starts from nothing.
 */
const signInFirst: ClientDirective = async (load, _options, island) => {
  const hasSession = document.documentElement.dataset.start === 'session';
  if (hasSession) {
    island.setAttribute('client', 'only');
    island.replaceChildren();
  }
  const mount = await load();
  await mount();
};

export default signInFirst;
