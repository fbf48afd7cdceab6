import { type ComponentProps, useState } from 'react';
import { ArticleSheet } from '#admin/articles/ArticleSheet.tsx';
import { ArticleDetails } from '#admin/articles/details/ArticleDetails.tsx';
import { Choice } from '#admin/translations/Choice.tsx';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import type { Article } from '#data/articles/articles.ts';
import { staff } from '#languages/staff.ts';
import { ArticleOriginal } from './ArticleOriginal.tsx';
import { useLeft } from './use-left.ts';

/** The sheet of a translation with its original: side by side on a desk, one at a time where there is no room. */
export function TranslationDesk({ article }: { article: Article }) {
  const isWide = useMediaQuery(WIDE);
  const left = useLeft();
  return isWide ? <Columns {...{ article, left }} /> : <OneAtATime {...{ article, left }} />;
}

function Columns({ article, left }: ComponentProps<typeof ArticleOriginal>) {
  const [shown, setShown] = useState<'original' | 'details'>('original');
  const { original, details } = staff.translations.beside;
  return (
    <div className="grid flex-1 grid-cols-2">
      <div className="mx-auto w-full max-w-writing px-8 py-12">
        <ArticleSheet />
      </div>
      <aside
        aria-label={shown === 'original' ? original : staff.articles.aboutThisArticle}
        className="border-line border-s bg-panel"
      >
        <div className="sticky top-18 max-h-[calc(100dvh-4.5rem)] overflow-y-auto px-8 py-6">
          <Choice shown={shown} options={{ original, details }} onChange={setShown} />
          {shown === 'original' ? <ArticleOriginal {...{ article, left }} /> : <ArticleDetails />}
        </div>
      </aside>
    </div>
  );
}

function OneAtATime({ article, left }: ComponentProps<typeof ArticleOriginal>) {
  const [shown, setShown] = useState<'translation' | 'original'>('translation');
  const { translation, original } = staff.translations.beside;
  return (
    <div className="mx-auto w-full max-w-writing flex-1 px-4 py-6 sm:px-8">
      <Choice shown={shown} options={{ translation, original }} onChange={setShown} />
      {/* It stays: what is typed and where the cursor was are as they were. */}
      <div hidden={shown !== 'translation'}>
        <ArticleSheet />
      </div>
      {shown === 'original' && <ArticleOriginal {...{ article, left }} />}
    </div>
  );
}
