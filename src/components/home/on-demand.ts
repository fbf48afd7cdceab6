/** How far below (or above) the window a part may be when it is brought in, in its height. */
const NEAR = '120%';

/** A part of the page that arrives when it is nearly in view. See OnDemand.astro. */
class OnDemand extends HTMLElement {
  connectedCallback(): void {
    // The placeholder and not the element itself, which may have no box of its own.
    if (this.firstElementChild) near.observe(this.firstElementChild);
  }

  /** Puts the held part in the place of its placeholder. */
  arrive(): void {
    const held = this.querySelector(':scope > noscript');
    if (!held) return;
    if (this.firstElementChild) near.unobserve(this.firstElementChild);
    const range = document.createRange();
    range.selectNodeContents(this);
    const part = range.createContextualFragment(held.textContent ?? '');
    for (const picture of part.querySelectorAll<HTMLImageElement>('img.fades')) fadeIn(picture);
    removePast(part);
    this.replaceChildren(part);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) target.closest<OnDemand>('on-demand')?.arrive();
    }
  },
  { rootMargin: `${NEAR} 0px` },
);

function arriveAll(): void {
  for (const part of document.querySelectorAll<OnDemand>('on-demand')) part.arrive();
}

/** Takes out what was over yesterday: the page may be older than that. */
function removePast(part: DocumentFragment): void {
  const today = new Date().toLocaleDateString('sv');
  for (const dated of part.querySelectorAll<HTMLElement>('[data-last-day]')) {
    if ((dated.dataset.lastDay ?? '') < today) dated.remove();
  }
}

function fadeIn(picture: HTMLImageElement): void {
  picture.classList.add('waiting');
  const show = () => picture.classList.remove('waiting');
  picture.addEventListener('load', show, { once: true });
  picture.addEventListener('error', show, { once: true });
}

customElements.define('on-demand', OnDemand);

// Whoever is sent to a section, or comes back to where they were, finds everything in its place.
const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isReturning = arrival !== undefined && arrival.type !== 'navigate';
if (target && !isReturning) {
  // With the fonts at hand, or without them for good: one that came later would move the section.
  const patience = new Promise((resolve) => setTimeout(resolve, 100));
  Promise.race([document.fonts.ready, patience]).then(() => {
    arriveAll();
    target.scrollIntoView();
  });
} else if (isReturning || scrollY > 0) arriveAll();
if (!target) delete document.documentElement.dataset.sent;

// The same for a link within the page, before the browser looks for its target.
addEventListener(
  'click',
  ({ target: pressed }) => {
    const link = pressed instanceof Element ? pressed.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname) arriveAll();
  },
  true,
);
addEventListener('popstate', arriveAll);
addEventListener('beforeprint', arriveAll);

// The next thing to press, the end of the page, and what one searches for may lie in a part that is
// still held back.
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (['Tab', 'End', 'F3'].includes(key) || (key === 'f' && (ctrlKey || metaKey))) arriveAll();
});
