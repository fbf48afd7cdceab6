import { ArticleHead, type ArticleHeadProps } from './ArticleHead.tsx';

/** Classes of the parts of an article's page, the same for visitors and in the preview. */
export const ARTICLE_LAYOUT = {
  page: 'section pt-10 lg:pt-20',
  body: 'columns mt-text',
  contents: 'lg:col-span-3',
  text: 'mt-8 lg:col-[5/-1] lg:mt-0',
} as const;

interface ArticlePageProps extends ArticleHeadProps {
  /** Safe HTML, of `proseHtml`. */
  text: string;
}

/** An article in its preview: without contents, ways to share it and neighbours, which its page has besides. */
export function ArticlePage({ text, ...head }: ArticlePageProps) {
  return (
    <article className={ARTICLE_LAYOUT.page}>
      <ArticleHead {...head} />
      <div className={ARTICLE_LAYOUT.body}>
        <div className={ARTICLE_LAYOUT.text}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the Markdown rules. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
        </div>
      </div>
    </article>
  );
}
