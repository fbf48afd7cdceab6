import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** Edits the link at the cursor, or makes one of the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [{ from, to, ...link }] = useState(() => readLink(editor));
  const select = () => editor.chain().focus().setTextSelection({ from, to });
  return (
    <AddressDialog
      what="link"
      isNew={!link.address}
      values={link}
      fields={[
        {
          name: 'address',
          label: staff.editor.address,
          hint: staff.editor.addressHint,
        },
        { name: 'words', label: staff.editor.wordsToPress },
      ]}
      removal={
        link.address && (
          <Button
            kind="danger"
            onClick={() => {
              select().unsetLink().run();
              onClose();
            }}
          >
            {staff.editor.removeTheLink}
          </Button>
        )
      }
      onSubmit={(href, words) => {
        if (words === link.words) select().setLink({ href }).setTextSelection(to).run();
        else {
          const marks = [{ type: 'link', attrs: { href } }];
          select().insertContent({ type: 'text', text: words, marks }).run();
        }
      }}
      onClose={onClose}
    />
  );
}

function readLink(editor: Editor) {
  const { href } = editor.getAttributes('link');
  const { from, to } = editor.state.selection;
  return {
    ...{ from, to },
    address: typeof href === 'string' ? href : '',
    words: editor.state.doc.textBetween(from, to, ' '),
  };
}
