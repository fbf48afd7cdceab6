import type { ReactNode } from 'react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';

interface DrawerProps {
  isOpen: boolean;
  label: string;
  children: ReactNode;
  onClose: () => void;
}

export function Drawer({ isOpen, label, children, onClose }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-0 z-40 bg-veil md:hidden"
    >
      <Modal className="h-dvh w-72 max-w-[85vw] border-line border-r bg-side">
        <Dialog aria-label={label} className="relative h-full outline-none">
          {children}
          {/* Last in the order of the keyboard, first to the eye. */}
          <Button
            slot="close"
            aria-label="Close"
            className="absolute top-4 right-2 grid size-11 cursor-pointer place-items-center rounded-lg text-soft hover:bg-shade hover:text-text"
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
