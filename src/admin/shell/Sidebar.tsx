import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { NavLink, useLocation } from 'react-router';
import { OWN_SCREENS } from '#admin/own/screens.ts';
import { answerSpeed } from '#admin/queries/answers.ts';
import { counts } from '#admin/queries/counts.ts';
import { waitingTestimonials } from '#admin/queries/testimonials.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { WaitingBox } from '#admin/releases/WaitingBox.tsx';
import { useSignOut } from '#admin/sign-in/SignOutButton.tsx';
import { useWaitingPeople } from '#admin/team/use-waiting-people.ts';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { describeSpeed, explainSpeed } from '#domain/enquiries/answer-speed.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { SearchField } from './Search.tsx';
import { $shortcutsOpen } from './shortcuts.ts';

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

/** Whether a name fits on a line, as far as letters tell: capitals are wide. */
const isShort = (name: string) => name.replace(/\p{Lu}/gu, 'MM').length < 17;

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
        // While a wider stand-in is there a name that fits must not wrap: the screens below would move under a pointer.
        className={`self-start px-2.5 font-display text-brand ${isShort(site.name) ? 'max-w-full overflow-hidden whitespace-nowrap' : ''}`}
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

const ITEM =
  'block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-focused:bg-shade';

function AccountMenu() {
  const { user, profile, role } = useStore($session);
  const { leave } = useSignOut();
  const name = profile?.full_name || user?.email || '';
  return (
    <MenuTrigger>
      <Button className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-start hover:bg-shade">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-walnut text-label text-bone"
        >
          {initials(name)}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-label text-soft">
            {role && staff.screens[ROLE_NAMES[role]]}
          </span>
        </span>
      </Button>
      <Popover
        placement="top start"
        className="w-56 rounded-lg border border-line bg-panel p-1.5 shadow-lg"
      >
        <Menu aria-label={staff.shell.account} className="outline-none">
          <MenuItem href={STAFF.account} className={ITEM}>
            {staff.shell.account}
          </MenuItem>
          <MenuItem onAction={() => $shortcutsOpen.set(true)} className={ITEM}>
            {staff.shell.keyboardShortcuts}
          </MenuItem>
          <MenuItem href="/" target="_blank" className={ITEM}>
            {staff.shell.openTheWebsite}
          </MenuItem>
          <MenuItem onAction={() => leave()} className={ITEM}>
            {staff.shell.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** 'Anna Harrow' → 'AH'. */
function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

interface Badge {
  text: string;
  /** A person waits for an answer. */
  isUrgent: boolean;
}

/** By address of the entry. */
function useBadges(): Partial<Record<string, Badge>> {
  const { data: figures } = useQuery(counts);
  const { data: said } = useQuery(waitingTestimonials);
  const waiting = useWaitingPeople().length;
  return {
    [STAFF.articles]: total(figures?.articles),
    [STAFF.galleries]: total(figures?.galleries),
    [STAFF.portfolio]: total(figures?.portfolioImages),
    [STAFF.media]: total(figures?.media),
    [STAFF.enquiries]:
      urgent(figures?.newEnquiries, staff.shell.new) ??
      urgent(figures?.quarantinedEnquiries, staff.shell.quarantined),
    // Beside a name this long there is no room for a word.
    [STAFF.testimonials]: urgent(said && said.testimonials.length + said.galleries.length),
    [STAFF.publish]: total(usePublication().count || undefined),
    [STAFF.team]: urgent(waiting, staff.shell.waiting),
  };
}

function total(count: number | undefined): Badge | undefined {
  return count === undefined ? undefined : { text: spell(count), isUrgent: false };
}

function urgent(count: number | undefined, word = ''): Badge | undefined {
  return count ? { text: `${spell(count)} ${word}`.trim(), isUrgent: true } : undefined;
}

function spell(count: number): string {
  return count.toLocaleString(staffTag());
}
