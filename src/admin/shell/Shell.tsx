import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { Outlet, useHref, useLocation, useNavigate } from 'react-router';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { isStaff } from '#domain/role.ts';
import { $session } from '#stores/session.ts';
import { AwaitingApproval } from './AwaitingApproval.tsx';
import { RoleUnknown } from './RoleUnknown.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The frame of every screen, for those who have been let in. */
export function Shell() {
  const { role, roleFailed } = useStore($session);
  if (roleFailed) return <RoleUnknown />;
  if (!role) return <Spinner label="Opening the staff area" />;
  if (!isStaff(role)) return <AwaitingApproval />;
  return <Frame />;
}

function Frame() {
  const navigate = useNavigate();
  const main = useFocusOnArrival();
  return (
    <AriaRouter navigate={navigate} useHref={useHref}>
      <a
        href="#main"
        className="sr-only rounded-lg bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to the content
      </a>
      <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
        <header className="sticky top-0 hidden h-dvh border-line border-r bg-side md:block">
          <Sidebar />
        </header>
        <main id="main" ref={main} tabIndex={-1} className="flex min-w-0 flex-col outline-none">
          <Outlet />
        </main>
      </div>
    </AriaRouter>
  );
}

/** After a change of screen the reading starts at its top, for eyes and screen readers alike. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
