import type { Editor } from '@tiptap/core';
import { removeBlock } from '#admin/editor/put-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';

export interface BlockDialogProps {
  editor: Editor;
  position: number;
  onClose: () => void;
}

/** Removes the block of a dialog from the text; undo restores it. */
export function RemoveBlock({ editor, position, onClose }: BlockDialogProps) {
  return (
    <Button
      kind="danger"
      onClick={() => {
        removeBlock(editor, position);
        onClose();
      }}
    >
      {staff.editor.remove}
    </Button>
  );
}
