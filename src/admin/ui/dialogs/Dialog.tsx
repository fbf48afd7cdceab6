import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

const WIDTHS = {
  narrow: 'max-w-md',
  medium: 'max-w-lg',
  wide: 'max-w-xl',
  full: 'max-w-5xl',
  screen: 'max-w-none',
};

interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  width?: keyof typeof WIDTHS;
  /** `alertdialog` for a question that must be answered first. */
  role?: 'dialog' | 'alertdialog';
}

/** At the bottom of a phone, above its keyboard; centred on wider windows. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, children, onClose, width = 'medium', role = 'dialog' } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-x-0 top-0 z-40 grid h-(--visual-viewport-height) place-items-end bg-veil sm:place-items-center sm:p-6"
    >
      <Modal
        className={`w-full rounded-t-2xl border border-line bg-panel sm:rounded-2xl ${WIDTHS[width]}`}
      >
        <AriaDialog
          role={role}
          className="grid max-h-[calc(var(--visual-viewport-height)*0.85)] gap-4 overflow-y-auto p-6 outline-none sm:p-8"
        >
          <Heading slot="title" className="font-display text-screen leading-tight">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The obvious one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap-reverse justify-end gap-3">{children}</div>;
}
