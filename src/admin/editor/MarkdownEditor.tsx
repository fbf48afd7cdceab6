import type { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { uploadingPicture } from './blocks/uploading.ts';
import { blocksWithViews } from './blocks/views.ts';
import { EditorDialogs } from './dialogs/EditorDialogs.tsx';
import {
  articleKeys,
  type Editing,
  type MarkdownEditorProps,
  useEditorHooks,
} from './editor-hooks.ts';
import { insert, insertionsFor } from './insertions.ts';
import { MarkdownSource } from './MarkdownSource.tsx';
import { cleanPaste } from './paste/paste.ts';
import { articleExtensions } from './schema/extensions.ts';
import { createSlashMenuStore, SlashMenu, slashMenu } from './slash/SlashMenu.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useMarkdownEditor } from './use-markdown-editor.ts';

/** Edits Markdown as it will look or, for who prefers it, as it is stored. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const [isSource, setIsSource] = useState(false);
  if (!isSource) return <RichText {...props} onShowSource={() => setIsSource(true)} />;
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" onClick={() => setIsSource(false)}>
        {staff.editor.backToThePage}
      </Button>
      <MarkdownSource {...props} />
    </div>
  );
}

/** Where the tools are: at the edge of a dialog, whose padding counts. */
const IN_DIALOG = 'sticky -top-6 sm:-top-8';
/** On a screen of their own. */
const ON_SCREEN =
  'sticky top-19 max-lg:top-31 max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-(--keyboard,0px) max-sm:z-30 max-sm:m-0 max-sm:translate-y-full max-sm:group-focus-within/editor:translate-y-0 max-sm:group-has-aria-expanded/editor:translate-y-0';

/** The text as it will look, with its tools. */
function RichText(props: MarkdownEditorProps & { onShowSource: () => void }) {
  const { id, label, value, onChange, placeholder, isInvalid = false, describedBy } = props;
  const { isInDialog = false } = props;
  const slashId = useId();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [slash] = useState(createSlashMenuStore);
  const hooks = useEditorHooks(setEditing, props.takePictures, props.hasPictures ?? true);
  const { editor, mount } = useMarkdownEditor({
    ...{ value, onChange, label, id, lang: props.lang },
    extensions: () => [
      ...articleExtensions([...blocksWithViews(hooks), uploadingPicture(hooks)]),
      Placeholder.configure({ placeholder, showOnlyCurrent: false }),
      articleKeys(hooks),
      cleanPaste(hooks),
      slashMenu(slash, insertionsFor(hooks), (insertion, view, typed) =>
        insert(insertion, view, hooks, typed),
      ),
    ],
  });
  useKeyboardHeight();
  useFocusAfterDialog(editor, editing !== null);

  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-invalid', String(isInvalid));
    if (describedBy) dom.setAttribute('aria-describedby', describedBy);
    else dom.removeAttribute('aria-describedby');
  }, [editor, isInvalid, describedBy]);

  return (
    <div data-editor className="group/editor relative">
      {/* On a phone above the keyboard; hidden, but focusable, while nothing in the editor has the focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads from any of its buttons back */}
      <div
        className={`z-10 mb-5 ${isInDialog ? IN_DIALOG : ON_SCREEN}`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <Toolbar editor={editor} hooks={hooks} onShowSource={props.onShowSource} />
      </div>
      <div ref={mount} className="article-text" />
      <SlashMenu
        {...{ id: slashId, editor, store: slash }}
        onChoose={(insertion, range) => insert(insertion, editor, hooks, range)}
      />
      <EditorDialogs
        {...{ editor, hooks, editing }}
        lang={props.lang}
        onClose={() => setEditing(null)}
      />
    </div>
  );
}

/** Focuses the text again after a dialog, which returns the focus to what opened it, though that may be gone. */
function useFocusAfterDialog(editor: Editor, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosing) return;
    // The dialog restores the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) editor.view.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, isOpen]);
}

/** Sets `--keyboard` to what an on-screen keyboard covers: not every browser shrinks the page for it. */
function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport, document } = window;
    if (!visualViewport) return;
    const measure = () => {
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      document.documentElement.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      document.documentElement.style.removeProperty('--keyboard');
    };
  }, []);
}
