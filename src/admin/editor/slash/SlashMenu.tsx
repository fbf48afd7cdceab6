import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Insertion } from '#admin/editor/insertions.ts';
import { staff } from '#languages/staff.ts';
import type { SlashMenuStore } from './slash-menu.ts';

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
