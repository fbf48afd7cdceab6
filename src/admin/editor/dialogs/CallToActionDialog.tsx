import { putBlock } from '#admin/editor/put-block.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { type BlockDialogProps, RemoveBlock } from './RemoveBlock.tsx';

/** @param position null for a new one. */
type CallToActionDialogProps = Omit<BlockDialogProps, 'position'> & { position: number | null };

/** A link that is shown as a button. */
export function CallToActionDialog({ editor, position, onClose }: CallToActionDialogProps) {
  const attrs = position === null ? null : editor.state.doc.nodeAt(position)?.attrs;
  return (
    <AddressDialog
      what="button"
      isNew={!attrs}
      values={{
        address: String(attrs?.href ?? '/#contact'),
        words: String(attrs?.label ?? 'Ask for a quote'),
      }}
      fields={[
        {
          name: 'words',
          label: 'Words on the button',
          hint: 'What happens when it is pressed: Ask for a quote, See the kitchens',
        },
        {
          name: 'address',
          label: 'Where it leads',
          hint: 'A page of this site begins with /; /#contact is the enquiry form',
        },
      ]}
      removal={position !== null && <RemoveBlock {...{ editor, position, onClose }} />}
      onSubmit={(href, label) => putBlock(editor, position, 'callToAction', { label, href })}
      onClose={onClose}
    />
  );
}
