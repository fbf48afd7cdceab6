import { isNearLimit } from '#admin/ui/fields/Counter.tsx';
import { ARTICLE_LIMITS, findProblems } from '#domain/articles/article-text.ts';
import { useArticle, useOpenArticle } from './article-store.ts';
import { fieldId } from './fields.ts';

/** A text of the open article, with its counter. @param limit of the counter, in characters. */
export function useArticleField(
  field: keyof typeof ARTICLE_LIMITS,
  limit: number = ARTICLE_LIMITS[field],
) {
  const { dispatch } = useOpenArticle();
  const text = useArticle(({ typed }) => typed[field]);
  const isTooLong = useArticle(({ typed }) =>
    findProblems(typed).some((problem) => problem.field === field),
  );
  const id = fieldId(field);
  const counter = { id: `${id}-counter`, text, limit };
  return {
    ...{ id, text, isTooLong, counter },
    describedBy: isNearLimit(text, limit) ? counter.id : undefined,
    type: (typed: string) => dispatch({ type: 'typed', value: { [field]: typed } }),
  };
}
