import { useState } from 'react';
import { LeaveQuestion } from '#admin/articles/bar/LeaveQuestion.tsx';
import { useLeaving } from '#admin/articles/use-leaving.ts';
import { PageBar } from '#admin/pages/bar/PageBar.tsx';
import { folderPage } from '#admin/pages/folder-pages.ts';
import { type OpenedDrafts, type PageName, usePageSaver } from '#admin/pages/use-page-saver.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { Checks } from './Checks.tsx';
import { PageFacts } from './PageFacts.tsx';
import { EditorContext, useEditor } from './page-context.ts';
import { SectionList } from './SectionList.tsx';

interface PageEditorProps {
  name: PageName;
  /** Null while a page of the folder is as the site came. */
  row: PageRow | null;
  drafts: OpenedDrafts;
}

/** A page as a list of its sections with plain inputs, and beside it the page itself. */
export function PageEditor({ name, row, drafts }: PageEditorProps) {
  const [folder] = useState(() => folderPage(name.kind, name.key));
  const { machine, saver } = usePageSaver(name, row, folder ?? { sections: [] }, drafts);
  const editor = useEditor({ name, folder, saver });
  const leaving = useLeaving(saver);
  const saving = machine.saveStatus(editor.state);
  const title = editor.page.title || 'Untitled';
  useScreenTitle(title);
  return (
    <EditorContext value={editor}>
      <h1 className="sr-only">Page: {title}</h1>
      <PageBar saving={saving} onPreview={() => undefined} />
      <div className="flex-1">
        <div className="mx-auto grid max-w-3xl grid-cols-1 content-start gap-8 px-4 py-6 sm:px-8">
          <Checks />
          <SectionList />
          <PageFacts />
        </div>
      </div>
      <LeaveQuestion what="page" copy={editor.state.copy} {...{ leaving, status: saving }} />
    </EditorContext>
  );
}
