import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArticle } from '#admin/articles/article-saver.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import { textOf } from '#data/articles/articles.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { type Untranslated, untranslated } from '#domain/text/untranslated.ts';

/** Pause in typing after which the text is compared again, in milliseconds. */
const PAUSE_MS = 500;

/** What of the open article is still its original; null for one that is no translation, or whose original is not known. */
export function useLeft(): Untranslated | null {
  const settled = useDebounced(
    useArticle(({ typed }) => typed),
    PAUSE_MS,
  );
  const originalId = useArticle(({ saved }) => saved?.translation_of ?? null);
  const { data } = useQuery({ ...articleById(originalId ?? ''), enabled: originalId !== null });
  return useMemo(
    () => (data && originalId ? untranslated(said(textOf(data.article)), said(settled)) : null),
    [data, originalId, settled],
  );
}

const said = ({ title, summary, body, seoTitle, seoDescription }: ArticleText) => [
  ...[title, summary, body, seoTitle, seoDescription],
];
