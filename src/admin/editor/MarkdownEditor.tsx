import { useState } from 'react';
import { AutosizeTextarea } from '#admin/ui/AutosizeTextarea.tsx';
import { Button } from '#admin/ui/Button.tsx';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import { RichText } from './RichText.tsx';

/** A text with headings, lists and pictures, stored as Markdown; as Markdown too for who prefers that. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const [isSource, setIsSource] = useState(false);
  if (!isSource) return <RichText {...props} onShowSource={() => setIsSource(true)} />;
  const { id, label, value, onChange, placeholder, isInvalid, describedBy } = props;
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" onClick={() => setIsSource(false)}>
        Back to the page view
      </Button>
      <AutosizeTextarea
        {...{ id, value, placeholder }}
        onChange={(event) => onChange(event.target.value)}
        spellCheck
        rows={12}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className="text-control/relaxed"
      />
    </div>
  );
}
