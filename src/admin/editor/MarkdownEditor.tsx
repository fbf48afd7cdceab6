import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import type { MarkdownEditorProps } from './editor-hooks.ts';
import { MarkdownSource } from './MarkdownSource.tsx';
import { RichText } from './RichText.tsx';

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
