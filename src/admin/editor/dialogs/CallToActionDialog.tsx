import { linkAddress } from '#admin/editor/link-address.ts';
import { putBlock } from '#admin/editor/put-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useZodForm } from '#admin/ui/fields/use-zod-form.ts';
import { ADDRESS_RULES, useAddressWarning } from './LinkDialog.tsx';
import { type BlockDialogProps, RemoveBlock } from './RemoveBlock.tsx';

/** @param position null for a new one. */
type CallToActionDialogProps = Omit<BlockDialogProps, 'position'> & { position: number | null };

/** A link that is shown as a button. */
export function CallToActionDialog({ editor, position, onClose }: CallToActionDialogProps) {
  const attrs = position === null ? null : editor.state.doc.nodeAt(position)?.attrs;
  const { register, handleSubmit, watch, formState } = useZodForm(ADDRESS_RULES, {
    defaultValues: {
      address: String(attrs?.href ?? '/#contact'),
      words: String(attrs?.label ?? 'Ask for a quote'),
    },
  });
  const warning = useAddressWarning(watch('address'));
  const { errors } = formState;
  const submit = handleSubmit(({ address, words }) => {
    const href = linkAddress(address, window.location.origin);
    if (href !== null) putBlock(editor, position, 'callToAction', { label: words, href });
    onClose();
  });
  return (
    <Dialog isOpen title={attrs ? 'Change the button' : 'Add a button'} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Words on the button"
          hint="What happens when it is pressed: Ask for a quote, See the kitchens"
          error={errors.words?.message}
          autoFocus
          {...register('words')}
        />
        <TextField
          label="Where it leads"
          hint={warning || 'A page of this site begins with /; /#contact is the enquiry form'}
          error={errors.address?.message}
          inputMode="url"
          {...register('address')}
        />
        <DialogActions>
          {position !== null && <RemoveBlock {...{ editor, position, onClose }} />}
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            {attrs ? 'Change' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
