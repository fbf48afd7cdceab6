import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { useEditorValue } from '#admin/editor/use-editor-value.ts';

interface ToolButtonProps {
  editor: Editor;
  label: string;
  keys?: string;
  children: ReactNode;
  onPress: () => void;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  className?: string;
}

const isNever = () => false;

/** Keeps the cursor in the text, and with it a phone’s keyboard. */
export function ToolButton(props: ToolButtonProps) {
  const { editor, label, keys, children, onPress, isOn, isOff = isNever, className = '' } = props;
  const on = useEditorValue(editor, isOn ?? isNever);
  const off = useEditorValue(editor, isOff);
  return (
    <button
      type="button"
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn ? on : undefined}
      aria-disabled={off || undefined}
      className={`relative grid min-h-11 min-w-11 shrink-0 cursor-pointer place-items-center rounded-md px-2.5 text-small hover:bg-shade aria-disabled:cursor-default aria-disabled:opacity-50 aria-pressed:bg-shade ${className}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
