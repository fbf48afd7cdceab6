import { useState } from 'react';
import { AutosizeTextarea } from '#admin/ui/AutosizeTextarea.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { RichText } from './RichText.tsx';

export interface MarkdownEditorProps {
  /** Of the box that is typed into. */
  id: string;
  label: string;
  /** Markdown. What nobody touches stays byte for byte as it is. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
}

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
