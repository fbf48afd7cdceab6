import { type ReactNode, useState } from 'react';
import { Button, type ButtonKind } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { type DataChangeOptions, useDataChange } from './use-data-change.ts';

interface AskedChangeProps<Output>
  extends Pick<DataChangeOptions<void, Output>, 'run' | 'changes' | 'leave'> {
  label: string;
  /** What the button is called among others of its kind. */
  name?: string;
  kind?: ButtonKind;
  question: string;
  /** The answers; by default what is on the button, and that nothing is done. */
  confirm?: string;
  cancel?: string;
  confirmKind?: ButtonKind;
  /** It is answered by filling in fields. */
  isForm?: boolean;
  children: ReactNode;
}

/** A button for a change that is asked about first. */
export function AskedChange<Output = void>(props: AskedChangeProps<Output>) {
  const { run, changes, leave, label, name, kind = 'danger', question, children } = props;
  const { confirm = label, cancel, confirmKind, isForm } = props;
  const [isAsking, setAsking] = useState(false);
  const change = useDataChange<void, Output>({
    ...{ run, changes },
    leave: (output) => {
      setAsking(false);
      return leave?.(output);
    },
  });
  return (
    <>
      <Button
        kind={kind}
        className="justify-self-start"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => {
          change.reset();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        onCancel={() => setAsking(false)}
        {...{ cancel, confirm, isForm, change }}
        kind={confirmKind}
        onConfirm={() => change.mutate()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
