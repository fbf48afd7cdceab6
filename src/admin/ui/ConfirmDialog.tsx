import type { ReactNode } from 'react';
import { Dialog, DialogActions } from './Dialog.tsx';

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
    <Dialog isOpen={isOpen} title={title} onClose={onCancel} role="alertdialog">
      <div className="grid gap-3">{children}</div>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
