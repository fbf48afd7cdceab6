import { putBlock } from '#admin/editor/put-block.ts';
import { blogWords } from '#business/words/blog.ts';
import { staff } from '#languages/staff.ts';
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
      removal={position !== null && <RemoveBlock {...{ editor, position, onClose }} />}
      onSubmit={(href, label) => putBlock(editor, position, 'callToAction', { label, href })}
      onClose={onClose}
    />
  );
}
