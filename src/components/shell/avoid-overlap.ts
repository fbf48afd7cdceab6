/**
 * The WhatsApp button tucks itself into the page's margin while something that one may want to press,
 * or a message about what was entered, lies beneath it. The stylesheet already puts such things above the button; this keeps the two from
 * lying on top of each other at all.
 */
const KEPT_FREE =
  'main :is(a, button, input:not([type=hidden]), select, textarea, summary, label, .problem, .not-sent), footer a';

const button = document.querySelector<HTMLElement>('.whatsapp');
const beneath = new Set<Element>();
let observer: IntersectionObserver | undefined;
let isWaiting = false;

/** Observes with the button's own place, untucked, as the window. */
function watch(): void {
  isWaiting = false;
  observer?.disconnect();
  beneath.clear();
  if (!button) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button;
  const right = clientWidth - left - offsetWidth;
  const bottom = clientHeight - top - offsetHeight;
  observer = new IntersectionObserver(note, {
    rootMargin: [top, right, bottom, left].map((side) => `${-Math.floor(side)}px`).join(' '),
  });
  for (const element of document.querySelectorAll(KEPT_FREE)) {
    if (element !== button) observer.observe(element);
  }
}

function note(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) beneath.add(target);
    else beneath.delete(target);
  }
  button?.toggleAttribute('data-tucked', beneath.size > 0);
}

/** Once a frame has been shown: the page is laid out by then, and asking where things are is free. */
function watchSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => setTimeout(watch));
}

const main = document.querySelector('main');
if (button && main) {
  watchSoon();
  addEventListener('resize', watchSoon);
  // Sections and islands arrive later.
  new MutationObserver(watchSoon).observe(main, { childList: true, subtree: true });
}
