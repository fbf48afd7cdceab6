import type { ClientDirective } from 'astro';

/** The pause before the code is asked for again, in milliseconds; each one after it is twice as long. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

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
  const mount = await loadAtLast(load, island);
  await mount();
};

/** Asks for the code until it comes; the page says meanwhile that it did not. Astro tells of a failure by an event alone. */
async function loadAtLast(load: Parameters<ClientDirective>[0], island: HTMLElement) {
  const { dataset } = document.documentElement;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
    };
    island.addEventListener('astro:hydration-error', fail);
    const mount = await load();
    island.removeEventListener('astro:hydration-error', fail);
    if (!hasFailed) {
      delete dataset.notLoaded;
      document.querySelector('.not-loaded')?.remove();
      return mount;
    }
    dataset.notLoaded = '';
    await connectionBack(pause);
  }
}

/** When the connection is back, or after a pause: not every failure is the connection's. */
function connectionBack(pause: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pause);
  addEventListener('online', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

export default signInFirst;
