import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonKind } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import { Dialog, DialogActions } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The answer that changes nothing; Escape and a press outside give it too. */
  cancel?: string;
  onCancel: () => void;
  /** The other answer; without it there is none. */
  confirm?: string | null | undefined;
  onConfirm?: () => void;
  kind?: ButtonKind;
  /** What that answer does: under way, or failed. */
  change?: { isPending: boolean; error: Error | null };
  /** In place of the two answers, where there are more; the obvious one last. */
  actions?: ReactNode;
  /** It is answered by filling in fields. */
  isForm?: boolean;
  width?: ComponentProps<typeof Dialog>['width'];
}

/** A question that has to be answered before anything else happens. */
export function ConfirmDialog({ isOpen, title, children, ...answers }: ConfirmDialogProps) {
  const { cancel = staff.common.cancel, onCancel, confirm, onConfirm, kind = 'primary' } = answers;
  const { change, actions, isForm = false, width } = answers;
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      role={isForm ? 'dialog' : 'alertdialog'}
      {...(width && { width })}
    >
      <form
        className={isForm ? 'grid gap-6' : 'contents'}
        onSubmit={(event) => {
          event.preventDefault();
          if (!change?.isPending) onConfirm?.();
        }}
      >
        <div className={isForm ? 'contents' : 'grid gap-3'}>
          {children}
          {change && <ChangeFailed change={change} />}
        </div>
        <DialogActions>
          {actions ?? <Button onClick={onCancel}>{cancel}</Button>}
          {confirm && (
            <Button type="submit" kind={kind} isPending={change?.isPending ?? false}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
