import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import { noteTranslation } from '#data/articles/article-translations.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';
import { Behind, Marked } from './Behind.tsx';
import { LeftMark, Progress } from './Left.tsx';
import { OriginalBody, OriginalLine } from './OriginalText.tsx';
import { Unfinished } from './Unfinished.tsx';

/** How often the original is asked for, in milliseconds: a colleague may be writing it. */
const INTERVAL_MS = 60_000;

interface OriginalPaneProps {
  article: Article;
  /** What of it is still its original; null until that is known. */
  left: Untranslated | null;
}

/** What a translation is made from: as it is now, with what has changed since the translation was brought up to it. */
export function OriginalPane({ article, left }: OriginalPaneProps) {
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
    const { opening, theOriginal } = staff.translations.beside;
    return <Loading label={opening} what={theOriginal} query={query} />;
  }
  const broughtUpTo = (own?.article ?? article).original_version ?? 0;
  return (
    <div className="grid gap-4">
      <Unfinished language={article.language} />
      <Original
        translationId={article.id}
        broughtUpTo={broughtUpTo}
        now={query.data.article}
        left={left}
        isCurrent={!query.isError}
      />
    </div>
  );
}

interface OriginalProps {
  translationId: string;
  /** The version of the original that the translation says. */
  broughtUpTo: number;
  now: Article;
  left: Untranslated | null;
  /** Whether the last look at it got an answer. */
  isCurrent: boolean;
}

function Original({ translationId, broughtUpTo, now, left, isCurrent }: OriginalProps) {
  const isBehind = now.version > broughtUpTo;
  const earlier = useQuery({ ...textAtVersion(now.id, broughtUpTo), enabled: isBehind });
  const text = textOf(now);
  // Until it is known what it said, it is shown as it is.
  const before = isBehind ? (earlier.data ?? text) : text;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-note">
          {staff.translations.beside.title(languageName(now.language))}
        </h2>
        <Link to={STAFF.article(now.id)} className="text-note underline">
          {staff.translations.beside.open}
        </Link>
      </div>
      {left && <Progress left={left} isUpToDate={!isBehind && isCurrent} />}
      {/* Nothing is said of what has changed, or noted as read, until it is known. */}
      {isBehind && earlier.data === undefined && (
        <Loading
          label={staff.articles.comparingTheVersions}
          what={staff.articles.theDifferences}
          query={earlier}
        />
      )}
      {isBehind && earlier.data !== undefined && (
        <ChangedOriginal {...{ translationId, now, before }} isKnown={earlier.data !== null} />
      )}
      <div lang={tagOf(now.language)} className="grid gap-4">
        <OriginalLine
          before={before.title}
          now={text.title || staff.translations.beside.noTitle}
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
      </div>
    </div>
  );
}

interface ChangedOriginalProps {
  translationId: string;
  now: Article;
  before: ArticleText;
  /** Whether what it said before is still kept. */
  isKnown: boolean;
}

function ChangedOriginal({ translationId, now, before, isKnown }: ChangedOriginalProps) {
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
    <Behind noting={noting} onNote={() => noting.mutate(now.version)}>
      {!isKnown && words.beforeIsGone}
      {isKnown && isInText && <Marked />}
      {isKnown && !isInText && words.nothingToTranslate}
      {before.coverId !== now.cover_media_id && <p>{words.anotherCover}</p>}
    </Behind>
  );
}
