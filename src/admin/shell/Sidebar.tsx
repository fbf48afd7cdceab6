import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { WaitingBox } from '#admin/publish/WaitingBox.tsx';
import { counts } from '#admin/queries/counts.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { FOR_ADMINS, NAVIGATION } from './navigation.ts';

/** Brand, screens, what waits to go live, and who is signed in. */
export function Sidebar() {
  const { data: figures } = useQuery(counts);
  const { role } = useStore($session);
  const screens = NAVIGATION.filter(({ to }) => role === 'admin' || !FOR_ADMINS.includes(to));
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto px-4.5 py-6">
      <a href="/" className="px-2.5 font-display text-brand" title="To the website">
        {site.name}
      </a>
      <nav aria-label="Staff area">
        <ul className="grid gap-0.5">
          {screens.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-10 items-center justify-between rounded-md px-2.5 text-text hover:bg-shade aria-[current=page]:bg-primary aria-[current=page]:text-on-primary pointer-coarse:min-h-11"
              >
                {label}
                {figures?.[to] !== undefined && (
                  <span className="text-label opacity-80">{figures[to]}</span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-3">
        <WaitingBox />
        <AccountMenu />
      </div>
    </div>
  );
}
