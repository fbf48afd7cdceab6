import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** As the database has it, in characters. */
const LIMIT = 200;

interface TitleDialogProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  title: string;
  confirm: string;
  change: { isPending: boolean; error: Error | null };
  onConfirm: (title: string) => void;
  onClose: () => void;
  isRequired?: boolean;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** A name is enough to begin something new. */
export function TitleDialog(props: TitleDialogProps) {
  const { title, label, hint, confirm, change, onConfirm, onClose, isRequired = false } = props;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isTooLong = countCharacters(text) > LIMIT;
  const error = isTooLong ? staff.lists.titleTooLong(LIMIT) : undefined;
  return (
    <ConfirmDialog
      isOpen
      isForm
      width="narrow"
      title={title}
      onCancel={onClose}
      confirm={confirm}
      onConfirm={() => {
        const isEmpty = isRequired && text.trim() === '';
        setMissing(isEmpty);
        if (!isEmpty && !isTooLong) onConfirm(text.trim());
      }}
      change={change}
    >
      <TextField
        label={label}
        lang={site.language}
        autoFocus
        hint={hint}
        value={text}
        error={isMissing && text.trim() === '' ? staff.lists.giveItATitle : error}
        onChange={(event) => setText(event.target.value)}
      />
      {props.children}
    </ConfirmDialog>
  );
}
