import type { Editor } from '@tiptap/core';
import { removeBlock } from '#admin/editor/put-block.ts';
import { Button } from '#admin/ui/Button.tsx';

interface RemoveBlockProps {
  editor: Editor;
  position: number;
  onClose: () => void;
}

/** Takes the block of a dialog out of the text; undo brings it back. */
export function RemoveBlock({ editor, position, onClose }: RemoveBlockProps) {
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
