import { Controller } from 'react-hook-form';
import { AutosizeTextarea } from '#admin/ui/AutosizeTextarea.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import type { Article } from './use-article.ts';

/** The article itself, as close to the printed page as typing allows. */
export function ArticleSheet({ article }: { article: Article }) {
  const { control, formState } = article.form;
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      {article.post?.cover_media_id && <CoverPicture mediaId={article.post.cover_media_id} />}
      <Controller
        control={control}
        name="title"
        render={({ field }) => (
          <AutosizeTextarea
            {...field}
            // A title is one line, however long it is.
            onChange={(event) => field.onChange(event.target.value.replace(/\n+/g, ' '))}
            aria-label="Title"
            aria-invalid={errors.title ? true : undefined}
            aria-describedby={errors.title && 'title-error'}
            placeholder="Title"
            className="font-display text-sheet/tight"
          />
        )}
      />
      <FieldError id="title-error" message={errors.title?.message} />
      <Controller
        control={control}
        name="summary"
        render={({ field }) => (
          <AutosizeTextarea
            {...field}
            onChange={(event) => field.onChange(event.target.value.replace(/\n+/g, ' '))}
            aria-label="Summary"
            aria-invalid={errors.summary ? true : undefined}
            aria-describedby={errors.summary && 'summary-error'}
            placeholder="Summary: one or two sentences, for the list of articles and for searches"
            className="text-reading/relaxed text-soft"
          />
        )}
      />
      <FieldError id="summary-error" message={errors.summary?.message} />
      <Controller
        control={control}
        name="body"
        render={({ field }) => <MarkdownField {...field} label="Text" />}
      />
      <FieldError id="body-error" message={errors.body?.message} />
    </div>
  );
}

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="text-bad text-note">
      {message}
    </p>
  );
}
