import { Link } from 'react-router';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { buttonClass } from './button-class.ts';
import { Screen } from './Screen.tsx';

/** An unknown address under /admin. */
export function NotFound() {
  return (
    <Screen title="Not found" className="grid max-w-xl gap-4 py-12">
      <h2 className="font-display text-screen">There is no screen at this address</h2>
      <p className="text-control text-soft">
        The address may be mistyped, or what it led to has been deleted. Nothing was changed.
      </p>
      <p>
        <Link to={STAFF.dashboard} className={buttonClass('primary')}>
          Go to the dashboard
        </Link>
      </p>
    </Screen>
  );
}
