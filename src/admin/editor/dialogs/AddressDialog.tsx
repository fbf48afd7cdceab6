import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { LinkField } from '#admin/editor/LinkField.tsx';
import { linkAddress } from '#admin/editor/link-address.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { staff } from '#languages/staff.ts';

const RULES = z.object({
  address: z.string().check(
    z.refine((typed) => linkAddress(typed, window.location.origin) !== null, {
      error: () => staff.editor.leadsNowhere,
    }),
  ),
  words: z.string().check(z.trim(), z.minLength(1, { error: () => staff.editor.typeLinkWords })),
});

interface AddressDialogProps {
  what: 'link' | 'button';
  isNew: boolean;
  values: { address: string; words: string };
  fields: readonly { name: 'address' | 'words'; label: string; hint?: string }[];
  removal: ReactNode;
  onSubmit: (href: string, words: string) => void;
  onClose: () => void;
}

/** Asks where something leads, and for the words on it. */
export function AddressDialog(props: AddressDialogProps) {
  const { what, isNew, values, fields, removal, onSubmit, onClose } = props;
  const { boundTo, field, handleSubmit, watch, setValue } = useFields(RULES, {
    defaultValues: values,
  });
  const submit = handleSubmit(({ address, words }) => {
    const href = linkAddress(address, window.location.origin);
    if (href !== null) onSubmit(href, words);
    onClose();
  });
  return (
    <Dialog
      isOpen
      title={isNew ? staff.editor.addKind(what) : staff.editor.changeKind(what)}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {fields.map(({ name, label, hint }, index) =>
          name === 'words' ? (
            <TextField key={name} {...{ label, hint }} autoFocus={index === 0} {...field(name)} />
          ) : (
            <LinkField
              key={name}
              {...{ label, ...boundTo(name) }}
              hint={hint}
              isFirst={index === 0}
              onChange={(address, called) => {
                setValue(name, address);
                if (called && !watch('words').trim()) setValue('words', called);
              }}
            />
          ),
        )}
        <DialogActions>
          {removal}
          <Button onClick={onClose}>{staff.common.cancel}</Button>
          <Button kind="primary" type="submit">
            {isNew ? staff.editor.add : staff.editor.change}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
