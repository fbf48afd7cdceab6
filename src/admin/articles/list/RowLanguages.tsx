import { Chip } from '#admin/ui/Chip.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import type { ArticleState } from '#data/articles/article-list.ts';
import type { ArticleTranslation } from '#data/articles/article-translations.ts';
import { staff } from '#languages/staff.ts';

interface RowLanguagesProps {
  article: ArticleState;
  /** Of it, or of the original that it is a translation of. */
  translations: readonly ArticleTranslation[];
}

/** In which languages an article is there, and which are behind: all of an original’s, a translation’s own. */
export function RowLanguages({ article, translations }: RowLanguagesProps) {
  const shown =
    article.language === ''
      ? translations
      : [
          translations.find(({ postId }) => postId === article.id) ?? {
            language: article.language,
            isBehind: false,
          },
        ];
  if (shown.length === 0) return null;
  const { also, alsoBehind, behind } = staff.translations.list;
  const say = (isBehind: boolean, name: string) => {
    if (article.language === '') return isBehind ? alsoBehind(name) : also(name);
    return isBehind ? behind(name) : name;
  };
  return (
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      {shown.map(({ language, isBehind }) => (
        <Chip key={language} tone={isBehind ? 'waiting' : 'plain'}>
          {say(isBehind, languageName(language))}
        </Chip>
      ))}
    </div>
  );
}
