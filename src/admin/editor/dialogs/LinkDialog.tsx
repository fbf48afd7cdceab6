import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { sayChangedMeanwhile, shiftOf, withoutSpace } from '#admin/editor/placed-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** Edits the link at the cursor, or makes one of the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [{ doc, from, to, inner, ...link }] = useState(() => readLink(editor));
  const change = (edit: (chain: ChainedCommands, end: number) => ChainedCommands) => {
    const shift = shiftOf(doc, { from, to }, editor.state.doc);
    if (shift === null) {
      sayChangedMeanwhile();
      return;
    }
    const chain = editor.chain().focus();
    // From the space around the words too, which gets no link again.
    if (link.address) chain.setTextSelection({ from: from + shift, to: to + shift }).unsetLink();
    const range = { from: inner.from + shift, to: inner.to + shift };
    edit(chain.setTextSelection(range), range.to).run();
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
              change((chain) => chain);
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
  // A double click takes the space behind a word too.
  const inner = withoutSpace(doc, selection);
  return {
    ...{ doc, from, to, inner },
    address: typeof href === 'string' ? href : '',
    words: doc.textBetween(inner.from, inner.to, ' '),
  };
}
