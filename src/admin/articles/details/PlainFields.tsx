import { useQuery } from '@tanstack/react-query';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { fieldId } from '#admin/articles/fields.ts';
import { articleAuthors, articleTags } from '#admin/queries/articles.ts';
import { ComboBox } from '#admin/ui/fields/ComboBox.tsx';
import { TagsField } from '#admin/ui/fields/TagsField.tsx';
import { findTagProblem } from '#admin/ui/fields/tag-words.ts';
import { findProblems, TAG_LIMITS } from '#domain/articles/article-text.ts';
import { hiddenTags } from '#domain/articles/tags.ts';
import { staff } from '#languages/staff.ts';

/** The words by which readers find articles of one kind. */
export function ArticleTags() {
  const { dispatch } = useOpenArticle();
  const tags = useArticle(({ typed }) => typed.tags);
  const { data: known = [] } = useQuery(articleTags);
  const hidden = hiddenTags(tags).map(({ name, shown }) =>
    shown === null
      ? staff.articles.tagHasNoAddress(name)
      : staff.articles.tagIsAnother(name, shown),
  );
  return (
    <TagsField
      label={staff.articles.tags}
      tags={tags}
      suggestions={known}
      hint={hidden.length > 0 ? hidden.join(' ') : undefined}
      findProblem={(wanted, count) => findTagProblem(wanted, count, TAG_LIMITS)}
      onChange={(next) => dispatch({ type: 'typed', value: { tags: next } })}
    />
  );
}

/** The name that readers see; by default that of the person who creates the article. */
export function AuthorField() {
  const { dispatch } = useOpenArticle();
  const typed = useArticle((state) => state.typed);
  const { data: known = [] } = useQuery(articleAuthors);
  const error = findProblems(typed).find(({ field }) => field === 'authorName')?.text;
  const write = (name: string) => dispatch({ type: 'typed', value: { authorName: name } });
  return (
    <ComboBox
      id={fieldId('authorName')}
      label={staff.articles.author}
      text={typed.authorName}
      onType={write}
      suggestions={known}
      onChoose={write}
      placeholder={staff.articles.you}
      error={error}
    />
  );
}
