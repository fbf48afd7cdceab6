import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Link, useLocation } from 'react-router';
import { Dot } from '#admin/ui/Chip.tsx';
import { $isSearchOpen } from '#admin/ui/search-key.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { useGroups, useWaiting } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';

export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const isSearching = useStore($isSearchOpen);
  if (isSearching && isOpen) setOpen(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    // Turned on its side, a tablet shows the sidebar.
    const wide = window.matchMedia('(min-width: 48rem)');
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={staff.shell.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-ms-2 grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-shade md:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current" fill="none">
          <path d="M3 6h14M3 10h14M3 14h14" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      <ModalOverlay
        isOpen={isOpen}
        isDismissable
        onOpenChange={setOpen}
        className="fixed inset-0 z-40 bg-veil md:hidden"
      >
        <Modal className="h-dvh w-72 max-w-[85vw] border-line border-e bg-side">
          <Dialog aria-label={staff.shell.menu} className="relative h-full outline-none">
            <Sidebar />
            {/* Last in the order of the keyboard, first to the eye. */}
            <Button
              slot="close"
              aria-label={staff.common.close}
              className="absolute top-4 inset-e-2 grid size-11 cursor-pointer place-items-center rounded-lg text-soft hover:bg-shade hover:text-text"
            >
              <span aria-hidden="true">✕</span>
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

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
      className="flex justify-between overflow-x-auto border-line border-b bg-side px-1 md:hidden print:hidden"
    >
      {ENTRIES.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className="relative flex min-h-11 items-center whitespace-nowrap px-3 text-note aria-[current=page]:underline underline-offset-4"
        >
          {staff.shell[label]}
          {/* In no row: it comes late, and would move the others. */}
          <span className="absolute inset-e-0.5">{waiting[to] && <Dot tone="waiting" />}</span>
        </Link>
      ))}
    </nav>
  );
}
