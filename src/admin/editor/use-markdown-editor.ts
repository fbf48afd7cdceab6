import { Editor, type Extensions } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { directionOf } from '#languages/direction.ts';
import { site } from '#site';
import { createMarkdownMemory, type MarkdownMemory } from './bridge/markdown-memory.ts';
import { replacement } from './replacement.ts';

interface MarkdownEditorOptions {
  id: string;
  label: string;
  /** Of the text; that of the site without it. */
  lang?: string | undefined;
  /** A value that does not come from `onChange` replaces what is shown. */
  value: string;
  onChange: (value: string) => void;
  /** Read once. */
  extensions: () => Extensions;
}

/** A Tiptap editor for Markdown. @returns it, and a callback ref for its element. */
export function useMarkdownEditor(options: MarkdownEditorOptions) {
  const { value, onChange } = options;
  const last = useRef(value);
  const [{ editor, memory }] = useState(() => createEditor(options));

  const report = useEffectEvent(() => {
    const text = memory.save(editor.state.doc);
    if (text === last.current) return;
    last.current = text;
    onChange(text);
  });
  useEffect(() => {
    const listen = () => report();
    editor.on('update', listen);
    return () => void editor.off('update', listen);
  }, [editor]);

  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.view.dispatch(replacement(editor.state, memory.open(value)));
  }, [value, editor, memory]);

  const [mount] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    editor.mount(element);
    return () => editor.unmount();
  });
  return { editor, mount };
}

/** Distance in pixels that the cursor keeps from the bars. */
const MARGIN = { top: 150, right: 0, bottom: 90, left: 0 };

function createEditor({
  id,
  label,
  lang = site.language,
  value,
  extensions,
}: MarkdownEditorOptions) {
  let memory: MarkdownMemory | undefined;
  const editor = new Editor({
    element: null,
    // The policy of the page refuses style elements: see editor.css.
    injectCSS: false,
    extensions: extensions(),
    // See paste/.
    enablePasteRules: false,
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...{ spellcheck: 'true', lang, dir: directionOf(lang) ?? 'ltr' },
      },
      scrollMargin: MARGIN,
      scrollThreshold: MARGIN,
    },
    onBeforeCreate: ({ editor: made }) => {
      memory = createMarkdownMemory(made.schema);
      made.options.content = memory.open(value) as never;
    },
  });
  return { editor, memory: memory ?? createMarkdownMemory(editor.schema) };
}
