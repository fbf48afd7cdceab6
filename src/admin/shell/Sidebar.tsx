import { useStore } from '@nanostores/react';
import { NavLink } from 'react-router';
import { WaitingBox } from '#admin/releases/WaitingBox.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AnswerSpeedBox } from './AnswerSpeedBox.tsx';
import { SearchField } from './Search.tsx';
import { type Badge, useBadges } from './use-badges.ts';

const NAVIGATION = [
  { to: STAFF.dashboard, label: 'Dashboard' },
  { to: STAFF.pages, label: 'Pages' },
  { to: STAFF.articles, label: 'Articles' },
  { to: STAFF.galleries, label: 'Galleries' },
  { to: STAFF.portfolio, label: 'Portfolio' },
  { to: STAFF.media, label: 'Media' },
  { to: STAFF.upload, label: 'Upload' },
  { to: STAFF.enquiries, label: 'Enquiries' },
  { to: STAFF.customerWords, label: 'What customers say' },
  { to: STAFF.visits, label: 'Visits' },
  { to: STAFF.publish, label: 'Publish' },
  { to: STAFF.team, label: 'Team' },
  { to: STAFF.settings, label: 'Settings' },
  { to: STAFF.notifications, label: 'Notifications' },
];

const FOR_ADMINS: readonly string[] = [STAFF.team, STAFF.settings, STAFF.notifications];

export function Sidebar() {
  const badges = useBadges();
  const { role } = useStore($session);
  const screens = NAVIGATION.filter(({ to }) => role === 'admin' || !FOR_ADMINS.includes(to));
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto px-4.5 py-6">
      <a href="/" className="self-start px-2.5 font-display text-brand" title="To the website">
        {site.name}
      </a>
      <SearchField />
      <nav aria-label="Staff area">
        <ul className="grid gap-0.5">
          {screens.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="group flex min-h-10 items-center justify-between rounded-md px-2.5 text-text hover:bg-shade aria-[current=page]:bg-primary aria-[current=page]:text-on-primary pointer-coarse:min-h-11"
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

function NavBadge({ badge }: { badge: Badge | undefined }) {
  if (!badge) return null;
  return (
    <span
      className={
        badge.isUrgent
          ? 'rounded-full bg-caution-shade px-2 font-medium text-caution text-label'
          : 'text-label opacity-80'
      }
    >
      {badge.text}
    </span>
  );
}
