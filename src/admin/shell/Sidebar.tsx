import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { OWN_SCREENS } from '#admin/own/screens.ts';
import { answerSpeed } from '#admin/queries/answers.ts';
import { WaitingBox } from '#admin/releases/WaitingBox.tsx';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { describeSpeed, explainSpeed } from '#domain/enquiries/answer-speed.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { SearchField } from './Search.tsx';
import { type Badge, useBadges } from './use-badges.ts';

const NAVIGATION = [
  { to: STAFF.dashboard, label: 'dashboard' },
  { to: STAFF.pages, label: 'pages' },
  { to: STAFF.articles, label: 'articles' },
  { to: STAFF.galleries, label: 'galleries' },
  { to: STAFF.portfolio, label: 'portfolio' },
  { to: STAFF.media, label: 'media' },
  { to: STAFF.upload, label: 'upload' },
  { to: STAFF.enquiries, label: 'enquiries' },
  { to: STAFF.testimonials, label: 'whatCustomersSay' },
  { to: STAFF.appointments, label: 'appointments' },
  { to: STAFF.publish, label: 'publish' },
  { to: STAFF.team, label: 'team' },
  { to: STAFF.settings, label: 'settings' },
  { to: STAFF.notifications, label: 'notifications' },
] as const;

const FOR_ADMINS: readonly string[] = [STAFF.team, STAFF.settings, STAFF.notifications];

const entries = () => [
  ...NAVIGATION.map(({ to, label }) => ({
    ...{ to, label: staff.shell[label], isForAdmins: FOR_ADMINS.includes(to) },
  })),
  ...OWN_SCREENS.flatMap(({ path, listed }) =>
    listed ? [{ ...listed, to: path, label: staff.own[listed.name] }] : [],
  ),
];

export function Sidebar() {
  const badges = useBadges();
  const { role } = useStore($session);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Before the first frame, so that nothing moves under a pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen.
  useLayoutEffect(() => {
    if (!nav.current) return;
    const list = nav.current;
    // What stands below may need more room than was kept for it.
    const observer = new ResizeObserver(() => showCurrent(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [pathname]);
  const screens = entries().filter(({ isForAdmins }) => role === 'admin' || !isForAdmins);
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto px-4.5 py-4">
      <a
        href="/"
        className="self-start px-2.5 font-display text-brand"
        title={staff.shell.toTheWebsite}
      >
        {site.name}
      </a>
      <SearchField />
      {/* Where all of it has no room, what waits and the account stay in sight, and the screens scroll. */}
      <nav
        ref={nav}
        aria-label={staff.shell.staffArea}
        className="-mx-4.5 [@media(min-height:36rem)]:min-h-0 shrink-0 px-4.5 [@media(min-height:36rem)]:shrink [@media(min-height:36rem)]:overflow-y-auto"
      >
        <ul className="grid gap-px py-0.5">
          {screens.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="group flex min-h-8.5 items-center justify-between rounded-md px-2.5 text-text hover:bg-shade aria-[current=page]:bg-primary aria-[current=page]:text-on-primary pointer-coarse:min-h-11"
              >
                {label}
                <NavBadge badge={badges[to]} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3">
        <AnswerSpeedBox />
        <WaitingBox />
        <AccountMenu />
      </div>
    </div>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!current) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (current.bottom > bottom) list.scrollTop += current.bottom - bottom;
  if (current.top < top) list.scrollTop -= top - current.top;
}

function NavBadge({ badge }: { badge: Badge | undefined }) {
  if (!badge) return null;
  return (
    <span
      className={
        badge.isUrgent
          ? 'whitespace-nowrap rounded-full bg-caution-shade px-2 font-medium text-caution text-label'
          : 'text-label opacity-80'
      }
    >
      {badge.text}
    </span>
  );
}

/** In the sidebar of a tall window: how fast enquiries are answered. The dashboard says it on all others. */
function AnswerSpeedBox() {
  const hasRoom = useMediaQuery('(min-height: 72rem)');
  const { data: speed } = useQuery({ ...answerSpeed, enabled: hasRoom });
  if (!hasRoom || !speed || speed.minutes === null) return null;
  return (
    <section
      aria-label={staff.shell.firstAnswers}
      className="grid gap-1 rounded-xl border border-line bg-panel p-3.5"
    >
      <p className="font-semibold">{describeSpeed(speed)}</p>
      <p className="text-note text-soft">{explainSpeed(speed)}</p>
    </section>
  );
}
