import type { Ref } from 'react';
import { AutosizeTextarea } from '#admin/ui/AutosizeTextarea.tsx';

interface MarkdownFieldProps {
  label: string;
  /** Markdown. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The text of an article, in Markdown. */
export function MarkdownField({ label, onChange, ...field }: MarkdownFieldProps) {
  return (
    <AutosizeTextarea
      {...field}
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      rows={12}
      spellCheck
      placeholder="Text. An empty line starts a paragraph, ## a heading, - a list; **bold**, *italic*, [words](address)."
      className="text-reading/relaxed"
    />
  );
}
