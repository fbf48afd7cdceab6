import { useEffect, useRef, useState } from 'react';

export interface WhatsAppButtonProps {
  /** The wa.me address with the greeting in it. */
  href: string;
  /** For people who can’t see the sign. */
  label: string;
}

/** The floating link to a chat; out of the window while it would cover something pressable. */
export function WhatsAppButton({ href, label }: WhatsAppButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isTucked, setTucked] = useState(false);
  useEffect(() => (link.current ? watchOverlap(link.current, setTucked) : undefined), []);
  return (
    <a
      ref={link}
      className="whatsapp no-print"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      data-tucked={isTucked || undefined}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" strokeWidth="1.6">
        <title>{label}</title>
        <path d="M3.2 20.8 4.5 16a9 9 0 1 1 3.6 3.5z" strokeLinejoin="round" />
        <path
          d="M9.2 7.6c.5 0 .7.2.9.8l.5 1.3c.1.3 0 .5-.2.8l-.6.7c.7 1.4 1.6 2.2 3 2.9l.8-.8c.2-.2.5-.3.8-.2l1.2.6c.5.2.7.5.6.9-.2 1.2-1 1.9-2.2 1.9-3.4-.3-6.3-3.2-6.7-6.6 0-1.2.7-2.2 1.900-2.300z"
          fill="currentColor"
          stroke="none"
        />
      </svg>
    </a>
  );
}

/** What visitors press, and messages about their input. */
const KEPT_FREE =
  'main :is(a, button, input:not([type=hidden]), select, textarea, summary, label, .problem, .not-sent), footer a';

/**
 * Tells whether a floating button covers any of it. The stylesheet puts such things above the button;
 * this keeps them apart at all.
 *
 * @returns ends the watch.
 */
function watchOverlap(button: HTMLElement, tell: (isOver: boolean) => void): () => void {
  const beneath = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let isWaiting = false;

  /** The button’s own place, untucked, is the root of the observer. */
  function watch(): void {
    isWaiting = false;
    observer?.disconnect();
    beneath.clear();
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
    tell(beneath.size > 0);
  }

  /** After a frame: reading the layout is free then. */
  function watchSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(watch));
  }

  watchSoon();
  addEventListener('resize', watchSoon);
  // Sections and the form arrive later.
  const arrivals = new MutationObserver(watchSoon);
  arrivals.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer?.disconnect();
    arrivals.disconnect();
    removeEventListener('resize', watchSoon);
  };
}
