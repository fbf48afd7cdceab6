import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { fieldId } from '#admin/articles/fields.ts';
import { articleById } from '#admin/queries/articles.ts';
import { describedBy, FieldMessage } from '#admin/ui/fields/FieldMessage.tsx';
import { fieldClass } from '#admin/ui/fields/field-class.ts';
import { findProblems } from '#domain/articles/article-text.ts';
import { slugForTitle, toSlug } from '#domain/text/slugs.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';

/** The address that the article has, or gets when its title is saved; it can be written by hand. */
export function AddressField() {
  const { dispatch } = useOpenArticle();
  const typed = useArticle((state) => state.typed);
  const saved = useArticle((state) => state.saved);
  const { data } = useQuery({ ...articleById(saved?.id ?? ''), enabled: saved !== null });
  const isKnownToVisitors = Boolean(data?.published || data?.change);
  const slug = typed.slug ?? slugForTitle(typed.title, saved && { ...saved, isKnownToVisitors });
  const [writing, setWriting] = useState<string | null>(null);
  const id = fieldId('slug');
  const failure = useArticle((state) => state.failure);
  const isTaken = failure?.code === 'already-there' && typed.slug !== null;
  const error = isTaken
    ? failure.message
    : findProblems(typed).find(({ field }) => field === 'slug')?.text;
  const old = data?.published?.slug;
  const hint = old && slug && old !== slug ? staff.articles.oldAddressLeadsOn(old) : undefined;

  function finish() {
    if (writing === null) return;
    const wanted = toSlug(writing);
    setWriting(null);
    if (wanted !== '' && wanted !== slug) dispatch({ type: 'typed', value: { slug: wanted } });
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {staff.articles.address}
      </label>
      <div className={fieldClass({ isWrong: Boolean(error), extra: 'flex items-center ps-3.5' })}>
        <span aria-hidden="true" className="shrink-0 text-soft">
          {pathIn(saved?.language ?? '', '/blog/')}
        </span>
        <input
          id={id}
          value={writing ?? slug}
          placeholder={staff.articles.madeFromTheTitle}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setWriting(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="min-h-11 w-full min-w-0 bg-transparent pe-3.5 text-control placeholder:text-soft"
        />
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
