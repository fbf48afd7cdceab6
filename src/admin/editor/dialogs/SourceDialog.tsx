import { useState } from 'react';
import { keepText } from '#admin/editor/bridge/kept-text.ts';
import { putNodes } from '#admin/editor/put-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { staff } from '#languages/staff.ts';
import { type BlockDialogProps, RemoveBlock } from './RemoveBlock.tsx';

/** Edits Markdown that the editor has no tool for. */
export function SourceDialog({ editor, block, onClose }: BlockDialogProps) {
  const [source, setSource] = useState(String(block.node.attrs.source));
  const save = () => {
    const blocks = keepText(source, editor.schema).blocks.map(({ node }) => node);
    // What was typed stays in the dialog if there is no place for it.
    if (putNodes(editor, block, blocks)) onClose();
  };
  return (
    <Dialog isOpen title={staff.editor.editMarkdown} width="wide" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextAreaField label={staff.editor.markdown} value={source} onChange={setSource} rows={6} />
        <DialogActions>
          <RemoveBlock {...{ editor, block, onClose }} />
          <Button onClick={onClose}>{staff.editor.cancel}</Button>
          <Button kind="primary" type="submit">
            {staff.editor.change}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
