import { Link } from 'react-router';
import { StateChip } from '#admin/documents/StateChip.tsx';
import { useNames } from '#admin/queries/people.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { LanguageChips } from '#admin/translations/LanguageChips.tsx';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import type { ArticleState, ArticleTranslation } from '#data/articles/article-list.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';

interface ArticleRowProps {
  article: ArticleState;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  actions: readonly Action[];
  translations: readonly ArticleTranslation[];
}

/** An article of the list: the title leads into it, the box chooses it, the menu does one thing to it. */
export function ArticleRow({
  article,
  isChosen,
  onChoose,
  actions,
  translations,
}: ArticleRowProps) {
  const statusOf = useListStatus();
  const title = article.title || staff.articles.untitled;
  const isBinned = article.deletedAt !== null;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-2.5 sm:gap-x-3">
      <label className="relative z-1 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={staff.articles.choose(title)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-4.5 accent-(--accent)"
        />
      </label>
      <div className="grid min-w-0 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <div
            lang={article.title ? tagOf(article.language) : undefined}
            className="wrap-anywhere text-control"
          >
            {isBinned ? (
              <span className="font-medium">{title}</span>
            ) : (
              <Link
                to={STAFF.article(article.id)}
                className="font-medium after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            )}
          </div>
          <div className="wrap-anywhere text-note text-soft">
            <Facts article={article} />
          </div>
          <LanguageChips
            languages={
              article.language === ''
                ? translations
                : [
                    translations.find(({ postId }) => postId === article.id) ?? {
                      ...article,
                      isBehind: false,
                    },
                  ]
            }
            isItself={article.language !== ''}
          />
        </div>
        {!isBinned && (
          <StateChip
            state={statusOf(`post:${article.id}`, article)}
            at={article.changeAt ?? article.publishedAt}
          />
        )}
      </div>
      <div className="relative z-1">
        <ActionMenu label={staff.articles.moreAbout(title)} actions={actions} isSign>
          ⋯
        </ActionMenu>
      </div>
    </li>
  );
}

function Facts({ article }: { article: ArticleState }) {
  const nameOf = useNames();
  const by = nameOf(article.updatedBy);
  return (
    <>
      <RichText
        text={article.deletedAt ? staff.articles.deleted : staff.articles.saved}
        parts={{ time: <RelativeTime at={article.deletedAt ?? article.updatedAt} /> }}
      />
      {by && staff.articles.by(by)}
      {article.changeAt && (
        <RichText
          text={staff.articles.andChangeGoesLive}
          parts={{ time: <RelativeTime at={article.changeAt} /> }}
        />
      )}
      {article.tags.length > 0 && (
        <span className="max-sm:hidden"> · {article.tags.join(', ')}</span>
      )}
    </>
  );
}
