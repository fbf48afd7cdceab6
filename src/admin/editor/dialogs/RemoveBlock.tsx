import type { Editor } from '@tiptap/core';
import { type PlacedBlock, removeBlock } from '#admin/editor/placed-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';

export interface BlockDialogProps {
  editor: Editor;
  block: PlacedBlock;
  onClose: () => void;
}

/** Removes the block of a dialog from the text; undo restores it. */
export function RemoveBlock({ editor, block, onClose }: BlockDialogProps) {
  return (
    <Button
      kind="danger"
      onClick={() => {
        removeBlock(editor, block);
        onClose();
      }}
    >
      {staff.editor.remove}
    </Button>
  );
}
