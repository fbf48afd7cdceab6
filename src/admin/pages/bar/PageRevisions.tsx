import { useQuery } from '@tanstack/react-query';
import { RevisionComparison, RevisionsDialog } from '#admin/documents/RevisionsDialog.tsx';
import type { DocumentChanges } from '#admin/documents/use-document-changes.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { pageRevision, pageRevisions } from '#admin/queries/pages.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { staff } from '#languages/staff.ts';
import { differencesOf } from '#sections/describe-changes.ts';

interface PageRevisionsProps {
  changes: DocumentChanges<PageRow>;
  onClose: () => void;
}

/** Of the page, with the state that came with the folder. */
export function PageRevisions({ changes, onClose }: PageRevisionsProps) {
  const { state, page, isOfFolder, change } = useOpenPage();
  const query = useQuery(pageRevisions(state.saved?.id ?? ''));
  return (
    <RevisionsDialog
      {...{ query, changes, onClose }}
      nameOf={() => page.title}
      compare={({ id }) => <Comparison id={id} />}
    >
      {isOfFolder && (
        <li className="flex flex-wrap items-center justify-between gap-3 py-3">
          <RichText
            text={staff.pages.asTheSiteCameRow}
            parts={{
              button: (
                <Button
                  onClick={() => {
                    change(staff.pages.wholePageAsTheSiteCame, () => DEFAULTS);
                    onClose();
                  }}
                >
                  <RichText
                    text={staff.pages.restoreAsTheSiteCame}
                    parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                  />
                </Button>
              ),
            }}
          />
        </li>
      )}
    </RevisionsDialog>
  );
}

function Comparison({ id }: { id: string }) {
  const { folder, draft } = useOpenPage();
  const query = useQuery(pageRevision(id));
  // Its address stays as it is.
  const earlier = query.data && { ...draftOf(query.data as PageRow), slug: draft.slug };
  const differences = earlier ? differencesOf(folder, draft, earlier) : [];
  return (
    <RevisionComparison query={query} isSame={differences.length === 0}>
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <p className="text-note text-soft">{name}</p>
          <Differences before={before} after={after} />
        </div>
      ))}
    </RevisionComparison>
  );
}
