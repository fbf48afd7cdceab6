import { AutosizeTextarea } from '#admin/ui/fields/TextAreaField.tsx';
import { site } from '#site';
import type { MarkdownEditorProps } from './editor-hooks.ts';

/** The Markdown itself: for writers who prefer it, and where the editor can’t be loaded. */
export function MarkdownSource(props: MarkdownEditorProps) {
  const { id, label, value, onChange, placeholder, isInvalid, describedBy } = props;
  return (
    <AutosizeTextarea
      {...{ id, value, placeholder }}
      onChange={(event) => onChange(event.target.value)}
      spellCheck
      lang={props.lang ?? site.language}
      rows={12}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className="text-control/relaxed"
    />
  );
}
