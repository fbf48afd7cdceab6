import type { Editing, EditorHooks } from '#admin/editor/editor-hooks.ts';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { CallToActionDialog } from './CallToActionDialog.tsx';
import { FigureDialog } from './FigureDialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PicturesDialog } from './PicturesDialog.tsx';
import type { BlockDialogProps } from './RemoveBlock.tsx';
import { SourceDialog } from './SourceDialog.tsx';

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
