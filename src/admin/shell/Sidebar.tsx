import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link, useLocation } from 'react-router';
import { WaitingBox } from '#admin/releases/WaitingBox.tsx';
import { useSignOut } from '#admin/sign-in/SignOutButton.tsx';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { isWithin, useGroups, useWaiting } from './navigation.ts';
import { SearchField } from './Search.tsx';
import { $shortcutsOpen } from './shortcuts.ts';

/** Whether a name fits on a line, as far as letters tell: capitals are wide. */
const isShort = (name: string) => name.replace(/\p{Lu}/gu, 'MM').length < 17;

export function Sidebar() {
  const waiting = useWaiting();
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
        aria-label={staff.common.staffArea}
        className="-mx-4.5 [@media(min-height:36rem)]:min-h-0 shrink-0 px-4.5 [@media(min-height:36rem)]:shrink [@media(min-height:36rem)]:overflow-y-auto"
      >
        {useGroups().map(({ name, entries }) => (
          <section key={name} aria-label={name} className="pb-3 last:pb-0">
            <h2 className="px-2.5 pb-1 text-label text-soft">{name}</h2>
            <ul className="grid gap-px">
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    aria-current={isWithin(entry, pathname) ? 'page' : undefined}
                    className="flex min-h-8.5 items-center justify-between rounded-md px-2.5 text-text hover:bg-shade aria-[current=page]:bg-primary aria-[current=page]:text-on-primary pointer-coarse:min-h-11"
                  >
                    {entry.label}
                    {waiting[entry.to] && (
                      <span className="whitespace-nowrap rounded-full bg-caution-shade px-2 font-medium text-caution text-label">
                        {waiting[entry.to]}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3">
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
            {staff.signIn.signOut}
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
