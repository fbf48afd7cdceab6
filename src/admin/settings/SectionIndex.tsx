import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

interface SectionIndexProps {
  label: string;
  /** Screens that belong to it: their names by their addresses. */
  screens: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** In pixels, below where headings come to stand that are scrolled to: what begins above it is read. */
const READ = 180;

const ENTRY =
  'flex min-h-11 items-center whitespace-nowrap px-3 text-note text-soft hover:text-text aria-[current]:font-semibold aria-[current]:text-text xl:-ms-px xl:min-h-8.5 xl:whitespace-normal xl:border-transparent xl:border-s-2 xl:px-4 xl:aria-[current]:border-primary';

/** Sections with an index of their headings, which follows what is read; above them where no room is beside. */
export function SectionIndex({ label, screens, children }: SectionIndexProps) {
  const body = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<HTMLElement[]>([]);
  const [read, setRead] = useState<HTMLElement>();
  useLayoutEffect(() => setHeadings([...(body.current?.querySelectorAll('h2') ?? [])]), []);
  useEffect(() => {
    const look = () =>
      setRead(headings.findLast((one) => one.getBoundingClientRect().top < READ) ?? headings[0]);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [headings]);
  return (
    <div className="px-4 py-2 sm:px-8 xl:grid xl:grid-cols-[12rem_minmax(0,60rem)] xl:gap-x-10">
      <nav
        aria-label={label}
        className="-mx-4 flex overflow-x-auto border-line px-1 max-xl:border-b sm:-mx-8 sm:px-5 xl:sticky xl:top-26 xl:mx-0 xl:mt-8 xl:block xl:self-start xl:border-s xl:px-0"
      >
        {headings.map((heading) => (
          <a
            key={heading.id}
            href={`#${heading.id}`}
            aria-current={heading === read ? 'location' : undefined}
            onClick={(event) => {
              // Another address would ask about what is not saved.
              event.preventDefault();
              heading.scrollIntoView();
              heading.focus({ preventScroll: true });
            }}
            className={ENTRY}
          >
            {heading.textContent}
          </a>
        ))}
        {Object.entries(screens).map(([to, name]) => (
          <Link key={to} to={to} className={`${ENTRY} max-xl:order-first`}>
            {name}&nbsp;›
          </Link>
        ))}
      </nav>
      <div ref={body}>{children}</div>
    </div>
  );
}
