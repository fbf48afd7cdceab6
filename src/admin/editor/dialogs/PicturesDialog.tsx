import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { insertUploads } from '#admin/editor/paste/insert-uploads.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/Dialog.tsx';

interface PicturesDialogProps {
  editor: Editor;
  hooks: EditorHooks;
  onClose: () => void;
}

/** Pictures of this device, also from a phone's camera. */
export function PicturesDialog({ editor, hooks, onClose }: PicturesDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen title="Add pictures" onClose={onClose}>
      <p className="text-soft">
        They are made smaller, sent while you go on writing, and kept in the library.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) insertUploads(editor, hooks, files);
          onClose();
        }}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" onClick={() => input.current?.click()}>
          Choose from this device
        </Button>
      </DialogActions>
    </Dialog>
  );
}
