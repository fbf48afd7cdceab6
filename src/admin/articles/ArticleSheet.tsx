import type { KeyboardEvent } from 'react';
import { MarkdownEditor } from '#admin/editor/MarkdownEditor.tsx';
import { AutosizeTextarea } from '#admin/ui/fields/AutosizeTextarea.tsx';
import { Counter, isNearLimit } from '#admin/ui/fields/Counter.tsx';
import { ARTICLE_LIMITS, type ArticleField, findProblems } from '#domain/articles/article-text.ts';
import { useArticle, useOpenArticle } from './article-store.ts';
import { CoverPicture } from './details/CoverPicture.tsx';
import { fieldId, focusField } from './fields.ts';

/** The article itself, as close to the printed page as typing allows. */
export function ArticleSheet() {
  const coverId = useArticle(({ typed }) => typed.coverId);
  return (
    <div className="grid grid-cols-1 gap-4">
      {coverId && <CoverPicture mediaId={coverId} />}
      <Line
        field="title"
        next="summary"
        label="Title"
        placeholder="Title"
        className="font-display text-sheet/tight"
      />
      <Line
        field="summary"
        next="body"
        label="Summary"
        placeholder="Summary: one or two sentences, for the list of articles and for searches"
        className="text-reading/relaxed text-soft"
      />
      <Body />
    </div>
  );
}

interface FieldProps {
  field: ArticleField;
  label: string;
  placeholder: string;
  className: string;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A field of one line, however long: Enter leads on to the next. */
function Line({ next, ...field }: FieldProps & { next: ArticleField }) {
  return (
    <Field
      {...field}
      onKeyDown={(event) => {
        // Enter also ends a word that an input method is putting together.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        focusField(next);
      }}
    />
  );
}

function Field({ field, label, className, ...textarea }: FieldProps) {
  const { dispatch } = useOpenArticle();
  const text = useArticle(({ typed }) => typed[field]);
  const isTooLong = useArticle(({ typed }) =>
    findProblems(typed).some((problem) => problem.field === field),
  );
  const id = fieldId(field);
  const limit = ARTICLE_LIMITS[field];
  const counterId = `${id}-counter`;
  const hasCounter = isNearLimit(text, limit);
  return (
    <div>
      <AutosizeTextarea
        {...textarea}
        id={id}
        value={text}
        onChange={(event) => {
          const typed = event.target.value.replace(/\n+/g, ' ');
          dispatch({ type: 'typed', value: { [field]: typed } });
        }}
        spellCheck
        rows={1}
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={hasCounter ? counterId : undefined}
        className={className}
      />
      <Counter id={counterId} text={text} limit={limit} />
    </div>
  );
}

/** The text itself: what is typed goes into the article at once, as Markdown. */
function Body() {
  const { dispatch } = useOpenArticle();
  const body = useArticle(({ typed }) => typed.body);
  const isTooLong = useArticle(({ typed }) =>
    findProblems(typed).some(({ field }) => field === 'body'),
  );
  const id = fieldId('body');
  const limit = ARTICLE_LIMITS.body;
  const counterId = `${id}-counter`;
  return (
    <div>
      <MarkdownEditor
        id={id}
        label="Text"
        placeholder="Write, or type / to insert a picture, a list, a table …"
        value={body}
        onChange={(text) => dispatch({ type: 'typed', value: { body: text } })}
        isInvalid={isTooLong}
        describedBy={isNearLimit(body, limit) ? counterId : undefined}
      />
      <Counter id={counterId} text={body} limit={limit} />
    </div>
  );
}
