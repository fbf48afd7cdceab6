import { useState } from 'react';
import { PageView } from '#admin/pages/frame/PageView.tsx';
import { EditorContext, useEditor } from '#admin/pages/open/page-context.ts';
import { isPageDraft, pageMachine } from '#admin/pages/page-saver.ts';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { createSaver } from '#admin/saving/saver.ts';
import type { PreviewedRow } from '#data/documents/previews.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { FolderPage } from '#domain/pages/page.ts';

/** A page in the frame of the editor, where nothing is typed and so nothing is ever saved. */
export function SharedPage(props: { row: PreviewedRow<'page'>; folder: FolderPage | null }) {
  const { row, folder } = props;
  const { kind, key, language } = row;
  const [saver] = useState(() => {
    const machine = pageMachine(folder ?? { sections: [] }, kind);
    const never = () => Promise.reject(new Error('Nothing is saved here.'));
    return createSaver({
      ...{ machine, place: draftPlace('', 'preview', isPageDraft), write: never, load: never },
      initial: { ...machine.open(null), typed: draftOf(row) },
    });
  });
  const editor = useEditor({ name: { kind, key, language }, folder, saver });
  return (
    <EditorContext value={editor}>
      <PageView title={editor.page.title} width={innerWidth} isEdited={false} />
    </EditorContext>
  );
}
