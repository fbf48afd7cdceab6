import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useArticle, useOpenArticle } from '#admin/blog/article-store.ts';
import { fieldId } from '#admin/blog/fields.ts';
import { postAuthors, postTags } from '#admin/queries/posts.ts';
import { describedBy, FieldMessage } from '#admin/ui/FieldMessage.tsx';
import { fieldClass } from '#admin/ui/field-class.ts';
import { TagsField } from '#admin/ui/TagsField.tsx';
import { findProblems, TAG_LIMITS } from '#domain/article-text.ts';

/** The words by which readers find articles of one kind. */
export function ArticleTags() {
  const { dispatch } = useOpenArticle().store;
  const tags = useArticle(({ typed }) => typed.tags);
  const { data: known = [] } = useQuery(postTags);
  return (
    <TagsField
      label="Tags"
      tags={tags}
      suggestions={known}
      limits={TAG_LIMITS}
      onChange={(next) => dispatch({ type: 'typed', text: { tags: next } })}
    />
  );
}

/** The name that readers see; whoever starts an article has it by default. */
export function AuthorField() {
  const { dispatch } = useOpenArticle().store;
  const typed = useArticle((state) => state.typed);
  const { data: known = [] } = useQuery(postAuthors);
  const listId = useId();
  const id = fieldId('authorName');
  const error = findProblems(typed).find(({ field }) => field === 'authorName')?.text;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Author
      </label>
      <input
        id={id}
        list={listId}
        autoComplete="off"
        value={typed.authorName}
        placeholder="You"
        onChange={({ target }) => dispatch({ type: 'typed', text: { authorName: target.value } })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        className={fieldClass({
          isWrong: Boolean(error),
          extra: 'block w-full px-3.5 text-control',
        })}
      />
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
