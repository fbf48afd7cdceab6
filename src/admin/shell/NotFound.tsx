import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { STAFF } from '#domain/staff-paths.ts';

/** An unknown address under /admin. */
export function NotFound() {
  useScreenTitle('Not found');
  return (
    <>
      <ScreenBar>
        <ScreenName title="Not found" />
      </ScreenBar>
      <div className="grid max-w-xl gap-4 px-4 py-12 sm:px-8">
        <h2 className="font-display text-screen">There is no screen at this address</h2>
        <p className="text-control text-soft">
          The address may be mistyped, or what it led to has been deleted. Nothing was changed.
        </p>
        <p>
          <Link to={STAFF.dashboard} className={buttonClass('primary')}>
            Go to the dashboard
          </Link>
        </p>
      </div>
    </>
  );
}
