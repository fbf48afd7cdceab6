import type { Editor } from '@tiptap/core';
import { removeBlock } from '#admin/editor/put-block.ts';
import { Button } from '#admin/ui/Button.tsx';

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
      Remove
    </Button>
  );
}
