import { Link } from 'react-router';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { buttonClass } from './Button.tsx';
import { Screen } from './Screen.tsx';

/** An unknown address under /admin. */
export function NotFound() {
  return (
    <Screen title={staff.screens.notFound} className="grid max-w-xl gap-4 py-12">
      <h2 className="font-display text-screen">{staff.screens.noScreenHere}</h2>
      <p className="text-control text-soft">{staff.screens.noScreenHint}</p>
      <p>
        <Link to={STAFF.dashboard} className={buttonClass('primary')}>
          {staff.shell.goToTheDashboard}
        </Link>
      </p>
    </Screen>
  );
}
