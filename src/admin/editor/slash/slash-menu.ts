import { type Editor, Extension, type Range } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { atom, type WritableAtom } from 'nanostores';
import { findInsertions, type Insertion } from '#admin/editor/insertions.ts';

/** The menu opens when `/` is typed at the start of an empty paragraph. */
interface SlashMenuState {
  range: Range;
  found: readonly Insertion[];
  /** Index of the one that Enter takes. */
  chosen: number;
}

export type SlashMenuStore = WritableAtom<SlashMenuState | null>;

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
