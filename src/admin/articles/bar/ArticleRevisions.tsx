import { useQuery } from '@tanstack/react-query';
import { useArticle } from '#admin/articles/article-saver.ts';
import { RevisionComparison, RevisionsDialog } from '#admin/documents/RevisionsDialog.tsx';
import { revisionList, revisionText } from '#admin/queries/article-revisions.ts';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { listRevisions } from '#domain/articles/article-revisions.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { staff } from '#languages/staff.ts';
import type { BarProps } from './use-article-bar.ts';

/** Every save of the article but those of one sitting, each of which can be read and brought back. */
export function ArticleRevisions({ bar: { status, changes, close } }: BarProps) {
  const saved = useArticle((state) => state.saved);
  const found = useQuery(revisionList(saved?.id ?? ''));
  const data =
    found.data && listRevisions(found.data).filter(({ version }) => version !== saved?.version);
  return (
    <RevisionsDialog
      query={{ ...found, data }}
      nameOf={({ title }) => title || staff.screens.untitled}
      isPublished={({ version }) => version === status.published?.version}
      compare={({ id }) => <Comparison id={id} />}
      changes={changes}
      onClose={close}
    />
  );
}

function Comparison({ id }: { id: string }) {
  const text = useQuery(revisionText(id));
  const typed = useArticle((state) => state.typed);
  return (
    <RevisionComparison query={text}>
      {text.data && (
        <>
          <div className="font-semibold">
            <Differences before={typed.title} after={text.data.title} />
          </div>
          <Differences before={typed.summary} after={text.data.summary} />
          <Differences before={typed.body} after={text.data.body} />
          <BesideTheText before={typed} after={text.data} />
        </>
      )}
    </RevisionComparison>
  );
}

const BESIDE = {
  authorName: 'author',
  tags: 'tags',
  seoTitle: 'titleForSearches',
  seoDescription: 'descriptionForSearches',
} as const;

/** What else would change. */
function BesideTheText({ before, after }: { before: ArticleText; after: ArticleText }) {
  const say = (text: ArticleText, part: keyof typeof BESIDE) => text[part].toString();
  const changed = (Object.keys(BESIDE) as (keyof typeof BESIDE)[]).filter(
    (part) => say(before, part) !== say(after, part),
  );
  return (
    <>
      {changed.map((part) => (
        <div key={part}>
          <p className="text-note text-soft">{staff.articles[BESIDE[part]]}</p>
          <Differences before={say(before, part)} after={say(after, part)} />
        </div>
      ))}
      {before.coverId !== after.coverId && (
        <p className="text-note">{staff.translations.beside.anotherCover}</p>
      )}
    </>
  );
}
