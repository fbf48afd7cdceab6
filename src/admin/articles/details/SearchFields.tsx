import {
  useArticle,
  useArticleField,
  useArticleTag,
  useOpenArticle,
} from '#admin/articles/article-saver.ts';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { DESCRIPTION_LIMIT } from '#domain/articles/article-checks.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { CoverPicture } from './CoverPicture.tsx';

/** What searches and social cards show, where that should be something else than title and summary. */
export function SearchFields() {
  const { dispatch } = useOpenArticle();
  const typed = useArticle((state) => state.typed);
  return (
    <div className="grid gap-4">
      <Line
        part="seoTitle"
        label={staff.articles.titleForSearches}
        placeholder={typed.title || staff.articles.theTitle}
      />
      <Line
        part="seoDescription"
        label={staff.articles.descriptionForSearches}
        placeholder={shorten(typed.summary, DESCRIPTION_LIMIT) || staff.articles.theSummary}
      />
      <Checkbox
        checked={typed.noindex}
        onChange={(noindex) => dispatch({ type: 'typed', value: { noindex } })}
      >
        {staff.articles.keepOutOfSearchEngines}
      </Checkbox>
    </div>
  );
}

interface LineProps {
  part: 'seoTitle' | 'seoDescription';
  label: string;
  placeholder: string;
}

function Line({ part, label, placeholder }: LineProps) {
  const limit = part === 'seoDescription' ? DESCRIPTION_LIMIT : undefined;
  const { id, text, type, counter } = useArticleField(part, limit);
  return (
    <TextAreaField
      {...{ id, label, placeholder }}
      lang={useArticleTag()}
      rows={part === 'seoDescription' ? 3 : 2}
      value={text}
      limit={counter.limit}
      onChange={(typed) => type(typed.replace(/\n+/g, ' '))}
    />
  );
}

/** How the article looks in a search. */
export function SearchPreview() {
  const typed = useArticle((state) => state.typed);
  const language = useArticle(({ saved }) => saved?.language);
  const lang = useArticleTag();
  return (
    <div className="rounded-xl border border-line bg-paper p-3.5">
      <p className="text-label text-soft">
        {[location.host, ...(language ? [language] : []), 'blog'].join(' › ')}
      </p>
      <p lang={lang} className="wrap-anywhere font-medium text-control text-search">
        {shorten(typed.seoTitle || typed.title, 60) || staff.articles.title}
      </p>
      <p className="wrap-anywhere text-label">
        {typed.noindex
          ? staff.articles.notListedInSearches
          : shorten(typed.seoDescription || typed.summary, DESCRIPTION_LIMIT) ||
            staff.articles.theSummaryStandsHere}
      </p>
    </div>
  );
}

/** How a link to the article looks where people share it. */
export function SocialPreview() {
  const typed = useArticle((state) => state.typed);
  const lang = useArticleTag();
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-paper">
      {typed.coverId && <CoverPicture mediaId={typed.coverId} isSmall />}
      <div className="p-3.5">
        <p className="text-label text-soft">{location.host}</p>
        <p lang={lang} className="wrap-anywhere font-medium">
          {shorten(typed.seoTitle || typed.title, 70) || staff.articles.title}
        </p>
        <p lang={lang} className="wrap-anywhere text-label text-soft">
          {shorten(typed.seoDescription || typed.summary, DESCRIPTION_LIMIT)}
        </p>
      </div>
    </div>
  );
}
