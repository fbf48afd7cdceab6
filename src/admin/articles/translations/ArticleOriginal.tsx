import { useQuery } from '@tanstack/react-query';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { LeftMark } from '#admin/translations/Left.tsx';
import { Marked, OriginalChanged, OriginalPane } from '#admin/translations/OriginalPane.tsx';
import { OriginalBody, OriginalLine } from '#admin/translations/OriginalText.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { type Article, noteTranslation, textOf } from '#data/articles/articles.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';

/** How often the original is asked for, in milliseconds: a colleague may be writing it. */
const INTERVAL_MS = 60_000;

interface ArticleOriginalProps {
  article: Article;
  /** What of it is still its original; null until that is known. */
  left: Untranslated | null;
}

/** What an article is translated from: its original as it is now, with what has changed since. */
export function ArticleOriginal({ article, left }: ArticleOriginalProps) {
  const query = useQuery({
    ...articleById(article.translation_of ?? ''),
    enabled: article.translation_of !== null,
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  const { data: own } = useQuery({ ...articleById(article.id), enabled: false });
  if (article.translation_of === null) {
    return <p className="text-soft">{staff.translations.beside.gone}</p>;
  }
  if (!query.data) {
    return <Loading what={staff.translations.beside.theOriginal} query={query} />;
  }
  const broughtUpTo = (own?.article ?? article).original_version ?? 0;
  const now = query.data.article;
  return <Original {...{ article, broughtUpTo, now, left }} isCurrent={!query.isError} />;
}

interface OriginalProps extends ArticleOriginalProps {
  /** The version of the original that the translation says. */
  broughtUpTo: number;
  now: Article;
  /** Whether the last look at it got an answer. */
  isCurrent: boolean;
}

function Original({ article, broughtUpTo, now, left, isCurrent }: OriginalProps) {
  const isBehind = now.version > broughtUpTo;
  const earlier = useQuery({ ...textAtVersion(now.id, broughtUpTo), enabled: isBehind });
  const text = textOf(now);
  // Until it is known what it said, it is shown as it is.
  const before = isBehind ? (earlier.data ?? text) : text;
  // Nothing is said of what has changed, or noted as read, until it is known.
  const changed =
    earlier.data === undefined ? (
      <Loading what={staff.saving.theDifferences} query={earlier} />
    ) : (
      <Changed translationId={article.id} {...{ now, before }} isKnown={earlier.data !== null} />
    );
  return (
    <OriginalPane
      language={article.language}
      to={STAFF.article(now.id)}
      left={left}
      isUpToDate={!isBehind && isCurrent}
      changed={isBehind && changed}
    >
      <OriginalLine
        before={before.title}
        now={text.title || staff.screens.untitled}
        className="font-display text-sheet/tight"
      />
      {left?.has(text.title) && <LeftMark />}
      <OriginalLine
        before={before.summary}
        now={text.summary}
        className="text-reading/relaxed text-soft"
      />
      {left?.has(text.summary) && <LeftMark />}
      <OriginalBody before={before.body} now={text.body} isLeft={left?.has} />
    </OriginalPane>
  );
}

interface ChangedProps {
  translationId: string;
  now: Article;
  before: ArticleText;
  /** Whether what it said before is still kept. */
  isKnown: boolean;
}

function Changed({ translationId, now, before, isKnown }: ChangedProps) {
  const noting = useDataChange({
    // The one that is on the screen: what a colleague has saved since is still to be read.
    run: (version: number) => noteTranslation(translationId, version),
    changes: ['posts'],
  });
  const words = staff.translations.beside;
  const isInText = (['title', 'summary', 'body'] as const).some(
    (part) => before[part] !== now[part],
  );
  return (
    <OriginalChanged noting={noting} onNote={() => noting.mutate(now.version)}>
      {!isKnown && words.beforeIsGone}
      {isKnown && isInText && <Marked />}
      {isKnown && !isInText && words.nothingToTranslate}
      {before.coverId !== now.cover_media_id && <p>{words.anotherCover}</p>}
    </OriginalChanged>
  );
}
