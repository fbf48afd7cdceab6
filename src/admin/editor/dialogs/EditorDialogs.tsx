import type { ChainedCommands, Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { keepText } from '#admin/editor/bridge/kept-text.ts';
import type { Editing, EditorHooks } from '#admin/editor/editor-hooks.ts';
import {
  putBlock,
  putNodes,
  sayChangedMeanwhile,
  shiftOf,
  withoutSpace,
} from '#admin/editor/placed-block.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { blogMessages } from '#business/messages/blog.ts';
import { staff } from '#languages/staff.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { FigureDialog } from './FigureDialog.tsx';
import { PicturesDialog } from './PicturesDialog.tsx';
import { type BlockDialogProps, RemoveBlock } from './RemoveBlock.tsx';

type EditorDialogsProps = Pick<BlockDialogProps, 'editor' | 'onClose'> & {
  hooks: EditorHooks;
  editing: Editing | null;
  /** Of the text; that of the site without it. */
  lang: string | undefined;
};

export function EditorDialogs({ editor, hooks, editing, lang, onClose }: EditorDialogsProps) {
  const dialog = { editor, onClose };
  switch (editing?.kind) {
    case undefined:
      return null;
    case 'link':
      return <LinkDialog {...dialog} />;
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'callToAction':
      return <CallToActionDialog {...dialog} block={null} />;
    case 'pictures':
      return <PicturesDialog {...dialog} hooks={hooks} isPair={editing.pair} block={null} />;
    case 'block': {
      const type = editing.node.type.name;
      if (type === 'callToAction') return <CallToActionDialog {...dialog} block={editing} />;
      if (type === 'missingPictures') {
        return <PicturesDialog {...dialog} hooks={hooks} isPair={false} block={editing} />;
      }
      if (type === 'rawBlock') return <SourceDialog {...dialog} block={editing} />;
      return (
        <FigureDialog
          {...dialog}
          block={editing}
          lang={lang ?? tagOf('')}
          onNext={(next) => hooks.edit({ kind: 'block', ...next })}
        />
      );
    }
  }
}

const rules = () =>
  [
    ['/', staff.editor.slashHelp],
    [staff.editor.headingKeys, staff.editor.headingHelp],
    [staff.editor.listKeys, staff.editor.listHelp],
    [staff.editor.quotationKeys, staff.editor.quotationHelp],
    [staff.editor.boldItalicKeys, staff.editor.boldItalicHelp],
    ['---', staff.editor.dividerHelp],
    [staff.editor.keys.bold, staff.editor.boldItalicHelp],
    [staff.editor.keys.link, staff.editor.linkHelp],
    [staff.editor.keys.headings, staff.editor.headingHelp],
    [staff.editor.keys.newLine, staff.editor.newLineHelp],
    [staff.editor.keys.edit, staff.editor.editHelp],
    [staff.editor.keys.toolbar, staff.editor.toolbarHelp],
    [staff.editor.keys.undo, staff.editor.undoHelp],
  ] as const;

function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title={staff.editor.writing} width="wide" onClose={onClose}>
      <dl>
        {rules().map(([typed, does]) => (
          <div key={typed + does} className="grid gap-x-6 border-line border-t py-2 sm:grid-cols-2">
            <dt className="font-medium">{typed}</dt>
            <dd className="text-soft">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-note text-soft">{staff.editor.macKeysHint}</p>
      <Button className="justify-self-end" onClick={onClose}>
        {staff.common.close}
      </Button>
    </Dialog>
  );
}

/** Edits Markdown that the editor has no tool for. */
function SourceDialog({ editor, block, onClose }: BlockDialogProps) {
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
          <Button onClick={onClose}>{staff.common.cancel}</Button>
          <Button kind="primary" type="submit">
            {staff.editor.change}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** @param block null for a new one. */
type CallToActionDialogProps = Omit<BlockDialogProps, 'block'> & {
  block: BlockDialogProps['block'] | null;
};

/** A link that is shown as a button. */
function CallToActionDialog({ editor, block, onClose }: CallToActionDialogProps) {
  const attrs = block?.node.attrs;
  return (
    <AddressDialog
      what="button"
      isNew={!attrs}
      values={{
        address: String(attrs?.href ?? '/#contact'),
        words: String(attrs?.label ?? blogMessages.askForAQuote),
      }}
      fields={[
        {
          name: 'words',
          label: staff.editor.wordsOnTheButton,
          hint: staff.editor.buttonWordsHint,
        },
        {
          name: 'address',
          label: staff.editor.whereItLeads,
          hint: staff.editor.buttonAddressHint,
        },
      ]}
      removal={block && <RemoveBlock {...{ editor, block, onClose }} />}
      onSubmit={(href, label) => putBlock(editor, block, 'callToAction', { label, href })}
      onClose={onClose}
    />
  );
}

/** Edits the link at the cursor, or makes one of the selection. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
        const text = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
        change((chain, end) => {
          if (link.isBelowBlock)
            return chain.insertContentAt(end, { type: 'paragraph', content: [text] });
          return words === link.words
            ? chain.setLink({ href }).setTextSelection(end)
            : chain.insertContent(text);
        });
      }}
      onClose={onClose}
    />
  );
}

function readLink(editor: Editor) {
  const { href } = editor.getAttributes('link');
  const { doc, selection } = editor.state;
  const { from, to } = selection;
  if (selection instanceof NodeSelection) {
    // A picture has no words to press, and stays.
    const below = { from: to, to };
    return { doc, ...below, inner: below, isBelowBlock: true, address: '', words: '' };
  }
  // A double click takes the space behind a word too.
  const inner = withoutSpace(doc, selection);
  return {
    ...{ doc, from, to, inner, isBelowBlock: false },
    address: typeof href === 'string' ? href : '',
    words: doc.textBetween(inner.from, inner.to, ' '),
  };
}
