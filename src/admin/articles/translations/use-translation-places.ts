import { useQuery } from '@tanstack/react-query';
import { useArticle } from '#admin/articles/article-store.ts';
import { articleTranslations } from '#admin/queries/translations.ts';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';

/** Where the open article is written in other languages; null for those in which it could be. */
export function useTranslationPlaces(): Record<string, string | null> {
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const language = useArticle(({ saved }) => saved?.language ?? '');
  const originalId = useArticle(({ saved }) => saved?.translation_of ?? null);
  const others = otherLanguages();
  const isOriginal = id !== '' && language === '' && others.length > 0;
  const { data } = useQuery({ ...articleTranslations([id]), enabled: isOriginal });
  if (originalId !== null) return { '': STAFF.article(originalId) };
  if (!isOriginal || !data) return {};
  const idIn = (code: string) => data.find((one) => one.language === code)?.postId;
  return Object.fromEntries(
    others.map((code) => {
      const there = idIn(code);
      return [code, there ? STAFF.article(there) : null];
    }),
  );
}
