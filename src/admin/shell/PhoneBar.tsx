import { Link, useLocation } from 'react-router';
import { Dot } from '#admin/ui/Chip.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { useGroups, useWaiting } from './navigation.ts';

const ENTRIES = [
  { to: STAFF.enquiries, label: 'enquiries' },
  { to: STAFF.appointments, label: 'appointments' },
  { to: STAFF.upload, label: 'upload' },
  { to: STAFF.pages, label: 'pages' },
] as const;

/** On top of the screens of the menu, for thumbs: what is done away from the desk. */
export function PhoneBar() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const listed = useGroups().flatMap(({ entries }) => entries.map(({ to }) => to));
  if (![...listed, STAFF.upload].includes(pathname)) return null;
  return (
    <nav
      aria-label={staff.shell.onTheGo}
      className="flex justify-between overflow-x-auto border-line border-b bg-side px-1 md:hidden"
    >
      {ENTRIES.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className="flex min-h-11 items-center gap-1.5 whitespace-nowrap px-3 text-note aria-[current=page]:font-semibold"
        >
          {staff.shell[label]}
          {waiting[to] && <Dot tone="waiting" />}
        </Link>
      ))}
    </nav>
  );
}
