import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { sayChangedMeanwhile, shiftOf } from '#admin/editor/placed-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** Edits the link at the cursor, or makes one of the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [{ doc, from, to, ...link }] = useState(() => readLink(editor));
  const change = (edit: (chain: ChainedCommands, end: number) => ChainedCommands) => {
    const shift = shiftOf(doc, { from, to }, editor.state.doc);
    if (shift === null) {
      sayChangedMeanwhile();
      return;
    }
    const range = { from: from + shift, to: to + shift };
    edit(editor.chain().focus().setTextSelection(range), range.to).run();
  };
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
              change((chain) => chain.unsetLink());
              onClose();
            }}
          >
            {staff.editor.removeTheLink}
          </Button>
        )
      }
      onSubmit={(href, words) => {
        const marks = [{ type: 'link', attrs: { href } }];
        change((chain, end) =>
          words === link.words
            ? chain.setLink({ href }).setTextSelection(end)
            : chain.insertContent({ type: 'text', text: words, marks }),
        );
      }}
      onClose={onClose}
    />
  );
}

function readLink(editor: Editor) {
  const { href } = editor.getAttributes('link');
  const { doc, selection } = editor.state;
  const { from, to } = selection;
  return {
    ...{ doc, from, to },
    address: typeof href === 'string' ? href : '',
    words: doc.textBetween(from, to, ' '),
  };
}
