import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The answers, the obvious one last. */
  actions: ReactNode;
  /** Escape, or a press outside: the answer that changes nothing. */
  onCancel: () => void;
}

/** A question that has to be answered before anything else happens. */
export function ConfirmDialog({ isOpen, title, children, actions, onCancel }: ConfirmDialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      className="fixed inset-0 z-40 grid place-items-end bg-veil sm:place-items-center sm:p-6"
    >
      <Modal className="w-full max-w-lg rounded-t-2xl border border-line bg-panel sm:rounded-2xl">
        <Dialog
          role="alertdialog"
          className="grid max-h-[85dvh] gap-4 overflow-y-auto p-6 outline-none sm:p-8"
        >
          <Heading slot="title" className="font-display text-screen leading-tight">
            {title}
          </Heading>
          <div className="grid gap-3">{children}</div>
          <div className="flex flex-wrap-reverse justify-end gap-3">{actions}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
