import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { insertUploads } from '#admin/editor/paste/insert-uploads.ts';
import { type PlacedBlock, putBlock, putNodes } from '#admin/editor/placed-block.ts';
import { figureOf } from '#admin/editor/schema/blocks.ts';
import { LazyMediaPicker } from '#admin/media/picker/LazyMediaPicker.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { ChooseFiles, PICTURE_FILES } from '#admin/uploads/ChooseFiles.tsx';
import { staff } from '#languages/staff.ts';
import { RemoveBlock } from './RemoveBlock.tsx';

interface PicturesDialogProps {
  editor: Editor;
  hooks: EditorHooks;
  isPair: boolean;
  /** Whose place they take; null below the cursor. */
  block: PlacedBlock | null;
  onClose: () => void;
}

/** Inserts pictures of the library or of this device; a phone offers its camera too. */
export function PicturesDialog({ editor, hooks, isPair, block, onClose }: PicturesDialogProps) {
  const [isInLibrary, setIsInLibrary] = useState(false);
  const [fault, setFault] = useState('');

  function insert(ids: readonly string[]) {
    if (!isPair) {
      const figures = ids.map((mediaId) => editor.schema.node('figure', figureOf(mediaId)));
      putNodes(editor, block, figures);
      onClose();
      return;
    }
    const [before, after] = ids;
    if (!before || !after || ids.length !== 2) {
      setIsInLibrary(false);
      setFault(staff.editor.chooseTwoPictures);
      return;
    }
    putBlock(editor, null, 'figurePair', figureOf(before, after));
    onClose();
  }

  if (isInLibrary) {
    return (
      <LazyMediaPicker
        isOpen
        selectionMode="multiple"
        onChoose={(media) => insert(media.map(({ id }) => id))}
        onOpenChange={(isOpen) => {
          if (!isOpen) setIsInLibrary(false);
        }}
      />
    );
  }
  return (
    <Dialog
      isOpen
      title={isPair ? staff.editor.addBeforeAndAfter : staff.editor.addPictures}
      width="wide"
      onClose={onClose}
    >
      {fault && (
        <Callout tone="caution" title={staff.editor.twoPicturesAreNeeded}>
          {fault}
        </Callout>
      )}
      <p className="text-soft">
        {isPair ? staff.editor.chooseTwoFromLibrary : staff.editor.devicePicturesHint}
      </p>
      <DialogActions>
        {block && <RemoveBlock {...{ editor, block, onClose }} />}
        <Button onClick={onClose}>{staff.common.cancel}</Button>
        <Button kind={isPair ? 'primary' : 'secondary'} onClick={() => setIsInLibrary(true)}>
          {staff.editor.chooseFromTheLibrary}
        </Button>
        {!isPair && (
          <ChooseFiles
            kind="primary"
            accept={PICTURE_FILES}
            onFiles={(files) => {
              insertUploads(editor, hooks, files, block);
              onClose();
            }}
          >
            {staff.editor.chooseFromThisDevice}
          </ChooseFiles>
        )}
      </DialogActions>
    </Dialog>
  );
}
