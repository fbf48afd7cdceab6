import { useStore } from '@nanostores/react';
import { type Editor, Extension, type Range } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { atom, type WritableAtom } from 'nanostores';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { findInsertions, type Insertion } from '#admin/editor/insertions.ts';
import { staff } from '#languages/staff.ts';

interface SlashMenuProps {
  id: string;
  editor: Editor;
  store: SlashMenuStore;
  onChoose: (insertion: Insertion, range: { from: number; to: number }) => void;
}

/** The insertions, below the line with the `/`. */
export function SlashMenu({ id, editor, store, onChoose }: SlashMenuProps) {
  const menu = useStore(store);
  const list = useRef<HTMLDivElement>(null);
  const from = menu?.range.from;
  const chosen = menu ? `${id}-${menu.found[menu.chosen]?.id}` : null;

  useLayoutEffect(() => {
    const element = list.current;
    const frame = element?.offsetParent?.getBoundingClientRect();
    if (from === undefined || !element || !frame) return;
    const line = editor.view.coordsAtPos(from);
    const below = window.innerHeight - line.bottom;
    const isAbove = below < element.offsetHeight + 16 && line.top > element.offsetHeight;
    const top = isAbove ? line.top - element.offsetHeight - 8 : line.bottom + 8;
    element.style.top = `${top - frame.top}px`;
    element.style.left = `${Math.max(0, Math.min(line.left - frame.left, frame.width - element.offsetWidth))}px`;
  }, [from, editor]);

  // The text keeps the focus; a screen reader learns of the choice through it.
  useEffect(() => {
    const { dom } = editor.view;
    if (!chosen) return;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', chosen);
    document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [chosen, editor, id]);

  if (!menu) return null;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={staff.editor.insert}
      className="absolute z-30 max-h-72 w-72 overflow-y-auto rounded-lg border border-line bg-panel p-1.5 shadow-lg"
    >
      {menu.found.map((insertion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, see aria-activedescendant
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
        <div
          key={insertion.id}
          id={`${id}-${insertion.id}`}
          role="option"
          aria-selected={index === menu.chosen}
          className="flex min-h-11 cursor-pointer items-baseline gap-2 rounded-md px-3 py-2 hover:bg-shade aria-selected:bg-shade"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(insertion, menu.range)}
        >
          <span className="font-medium">{staff.editor[insertion.label]}</span>
          <span className="text-note text-soft">{staff.editor[insertion.hint]}</span>
        </div>
      ))}
    </div>
  );
}

/** The menu opens when `/` is typed at the start of an empty paragraph. */
interface SlashMenuState {
  range: Range;
  found: readonly Insertion[];
  /** Index of the one that Enter takes. */
  chosen: number;
}

type SlashMenuStore = WritableAtom<SlashMenuState | null>;

export const createSlashMenuStore = (): SlashMenuStore => atom(null);

/** Watches for `/` and handles the keys of the menu; the text keeps the focus. */
export function slashMenu(
  store: SlashMenuStore,
  insertions: readonly Insertion[],
  choose: (insertion: Insertion, editor: Editor, typed: Range) => void,
) {
  let dismissed: string | null = null;
  const close = () => store.set(null);
  return Extension.create({
    name: 'slashMenu',
    // Before the keys of lists and paragraphs.
    priority: 1_000,
    addProseMirrorPlugins() {
      const { editor } = this;
      const plugin = new Plugin({
        view: () => ({
          update: ({ state, composing }) => {
            const typed = typedCommand(state);
            if (!typed) dismissed = null;
            if (!typed || composing || typed.query === dismissed) return close();
            const found = findInsertions(insertions, typed.query);
            if (found.length === 0) return close();
            const before = store.get();
            const isSame = before?.found.length === found.length;
            store.set({ range: typed.range, found, chosen: isSame ? before.chosen : 0 });
          },
          destroy: close,
        }),
        props: {
          handleKeyDown: ({ state }, event) => {
            const open = store.get();
            if (!open || event.isComposing) return false;
            const { found, chosen, range } = open;
            const move = (by: number) => {
              store.set({ ...open, chosen: (chosen + by + found.length) % found.length });
            };
            if (event.key === 'ArrowDown') move(1);
            else if (event.key === 'ArrowUp') move(-1);
            else if (event.key === 'Escape') {
              dismissed = state.doc.textBetween(range.from + 1, range.to);
              close();
            } else if (event.key === 'Enter' || event.key === 'Tab') {
              const insertion = found[chosen];
              close();
              if (insertion) choose(insertion, editor, range);
            } else return false;
            return true;
          },
          handleDOMEvents: {
            blur: () => {
              close();
              return false;
            },
          },
        },
      });
      return [plugin];
    },
  });
}

/** What follows `/` in a paragraph of its own, up to the cursor. */
function typedCommand({ selection, doc }: EditorState): { range: Range; query: string } | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.depth !== 1) return null;
  const text = $from.parent.textContent;
  const match = /^\/([\p{L}\d ]{0,20})$/u.exec(text);
  if (!match || $from.parentOffset !== text.length) return null;
  const from = $from.start();
  return { range: { from, to: from + text.length }, query: doc.textBetween(from + 1, $from.pos) };
}
