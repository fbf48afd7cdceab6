import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { WaitingBox } from '#admin/releases/WaitingBox.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AnswerSpeedBox } from './AnswerSpeedBox.tsx';
import { SearchField } from './Search.tsx';
import { type Badge, useBadges } from './use-badges.ts';

const NAVIGATION = [
  {
    to: STAFF.dashboard,
    get label() {
      return staff.shell.dashboard;
    },
  },
  {
    to: STAFF.pages,
    get label() {
      return staff.shell.pages;
    },
  },
  {
    to: STAFF.articles,
    get label() {
      return staff.shell.articles;
    },
  },
  {
    to: STAFF.galleries,
    get label() {
      return staff.shell.galleries;
    },
  },
  {
    to: STAFF.portfolio,
    get label() {
      return staff.shell.portfolio;
    },
  },
  {
    to: STAFF.media,
    get label() {
      return staff.shell.media;
    },
  },
  {
    to: STAFF.upload,
    get label() {
      return staff.shell.upload;
    },
  },
  {
    to: STAFF.enquiries,
    get label() {
      return staff.shell.enquiries;
    },
  },
  {
    to: STAFF.customerWords,
    get label() {
      return staff.shell.whatCustomersSay;
    },
  },
  {
    to: STAFF.visits,
    get label() {
      return staff.shell.visits;
    },
  },
  {
    to: STAFF.publish,
    get label() {
      return staff.shell.publish;
    },
  },
  {
    to: STAFF.team,
    get label() {
      return staff.shell.team;
    },
  },
  {
    to: STAFF.settings,
    get label() {
      return staff.shell.settings;
    },
  },
  {
    to: STAFF.notifications,
    get label() {
      return staff.shell.notifications;
    },
  },
];

const FOR_ADMINS: readonly string[] = [STAFF.team, STAFF.settings, STAFF.notifications];

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
  const screens = NAVIGATION.filter(({ to }) => role === 'admin' || !FOR_ADMINS.includes(to));
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
