import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The obvious one last. */
  actions: ReactNode;
  /** Escape, or a press outside: changes nothing. */
  onCancel: () => void;
}

export function ConfirmDialog({ isOpen, title, children, actions, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onCancel} role="alertdialog">
      <div className="grid gap-3">{children}</div>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

interface YesNoDialogProps extends Omit<ConfirmDialogProps, 'actions'> {
  no?: string;
  /** Without it there is only the other answer. */
  yes: string | undefined;
  isPending?: boolean;
  onYes: () => void;
}

/** A question with two answers: one that changes something, and one that does not. */
export function YesNoDialog({ no = 'Keep it', yes, isPending, onYes, ...rest }: YesNoDialogProps) {
  const answers = (
    <>
      <Button onClick={rest.onCancel}>{no}</Button>
      {yes && (
        <Button kind="primary" isPending={isPending ?? false} onClick={onYes}>
          {yes}
        </Button>
      )}
    </>
  );
  return <ConfirmDialog {...rest} actions={answers} />;
}
