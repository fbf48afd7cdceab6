/** Distance from the window at which a part loads, in window heights. */
const NEAR = '120%';

/** See OnDemand.astro. */
class OnDemand extends HTMLElement {
  connectedCallback(): void {
    // The element itself may have no box.
    if (this.firstElementChild) near.observe(this.firstElementChild);
  }

  /** Replaces the placeholder by the part. */
  arrive(): void {
    const held = this.querySelector(':scope > noscript');
    if (!held) return;
    if (this.firstElementChild) near.unobserve(this.firstElementChild);
    const range = document.createRange();
    range.selectNodeContents(this);
    const part = range.createContextualFragment(held.textContent ?? '');
    for (const picture of part.querySelectorAll<HTMLImageElement>('img.fades')) fadeIn(picture);
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

function fadeIn(picture: HTMLImageElement): void {
  picture.classList.add('waiting');
  const show = () => picture.classList.remove('waiting');
  picture.addEventListener('load', show, { once: true });
  picture.addEventListener('error', show, { once: true });
}

customElements.define('on-demand', OnDemand);

// A visitor who was sent to a section, or returns, finds everything in place.
const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isReturning = arrival !== undefined && arrival.type !== 'navigate';
if (target && !isReturning) {
  // With the fonts, or without: one that came later would move the section.
  const patience = new Promise((resolve) => setTimeout(resolve, 100));
  Promise.race([document.fonts.ready, patience]).then(() => {
    arriveAll();
    target.scrollIntoView();
  });
} else if (isReturning || scrollY > 0) arriveAll();
if (!target) delete document.documentElement.dataset.sent;

// The same for links within the page, before the browser scrolls.
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

// The next tab stop, the page’s end and search hits may lie in a deferred part.
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (['Tab', 'End', 'F3'].includes(key) || (key === 'f' && (ctrlKey || metaKey))) arriveAll();
});
