import { putBlock } from '#admin/editor/put-block.ts';
import { blogWords } from '#business/words/blog.ts';
import { staff } from '#languages/staff.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { type BlockDialogProps, RemoveBlock } from './RemoveBlock.tsx';

/** @param block null for a new one. */
type CallToActionDialogProps = Omit<BlockDialogProps, 'block'> & {
  block: BlockDialogProps['block'] | null;
};

/** A link that is shown as a button. */
export function CallToActionDialog({ editor, block, onClose }: CallToActionDialogProps) {
  const attrs = block?.node.attrs;
  return (
    <AddressDialog
      what="button"
      isNew={!attrs}
      values={{
        address: String(attrs?.href ?? '/#contact'),
        words: String(attrs?.label ?? blogWords.askForAQuote),
      }}
      fields={[
        {
          name: 'words',
          label: staff.editor.wordsOnTheButton,
          hint: staff.editor.buttonWordsHint,
        },
        {
          name: 'address',
          label: staff.editor.whereItLeads,
          hint: staff.editor.buttonAddressHint,
        },
      ]}
      removal={block && <RemoveBlock {...{ editor, block, onClose }} />}
      onSubmit={(href, label) => putBlock(editor, block, 'callToAction', { label, href })}
      onClose={onClose}
    />
  );
}
