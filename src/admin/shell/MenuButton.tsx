import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { useLocation } from 'react-router';
import { isStaff } from '#domain/role.ts';
import { $session } from '#stores/session.ts';
import { Sidebar } from './Sidebar.tsx';

/** On a small window the sidebar waits behind this button. */
export function MenuButton() {
  const { role } = useStore($session);
  return role && isStaff(role) ? <Menu /> : null;
}

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    // Turned on its side, a tablet shows the sidebar itself.
    const wide = window.matchMedia('(min-width: 48rem)');
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        aria-label="Menu"
        className="-ml-2 grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-shade md:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current" fill="none">
          <path d="M3 6h14M3 10h14M3 14h14" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </Button>
      <ModalOverlay isDismissable className="fixed inset-0 z-40 bg-veil md:hidden">
        <Modal className="h-dvh w-72 max-w-[85vw] border-line border-r bg-side">
          <Dialog aria-label="Menu" className="h-full outline-none">
            <Sidebar />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
