import { MarkdownEditor } from '#admin/editor/MarkdownEditor.tsx';
import { Counter } from '#admin/ui/fields/FieldMessage.tsx';
import { AutosizeTextarea } from '#admin/ui/fields/TextAreaField.tsx';
import type { ArticleField } from '#domain/articles/article-text.ts';
import { staff } from '#languages/staff.ts';
import { useArticle, useArticleField, useArticleTag } from './article-saver.ts';
import { CoverPicture } from './details/CoverPicture.tsx';
import { focusField } from './fields.ts';

/** The article itself, as close to the printed page as typing allows. */
export function ArticleSheet() {
  const coverId = useArticle(({ typed }) => typed.coverId);
  return (
    <div className="grid grid-cols-1 gap-4">
      {coverId && <CoverPicture mediaId={coverId} />}
      <Line
        field="title"
        next="summary"
        label={staff.articles.title}
        placeholder={staff.articles.title}
        className="font-display text-sheet/tight"
      />
      <Line
        field="summary"
        next="body"
        label={staff.articles.summary}
        placeholder={staff.articles.summaryPlaceholder}
        className="text-reading/relaxed text-soft"
      />
      <Body />
    </div>
  );
}

interface LineProps {
  field: ArticleField;
  next: ArticleField;
  label: string;
  placeholder: string;
  className: string;
}

/** A field of one line, however long: Enter leads on to the next. */
function Line({ field, next, label, ...textarea }: LineProps) {
  const { id, text, type, isTooLong, counter, describedBy } = useArticleField(field);
  const lang = useArticleTag();
  return (
    <div>
      <AutosizeTextarea
        {...textarea}
        id={id}
        value={text}
        onChange={(event) => type(event.target.value.replace(/\n+/g, ' '))}
        onKeyDown={(event) => {
          // Enter also ends a word that an input method is putting together.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusField(next);
        }}
        spellCheck
        lang={lang}
        rows={1}
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={describedBy}
      />
      <Counter {...counter} />
    </div>
  );
}

/** The text itself: what is typed goes into the article at once, as Markdown. */
function Body() {
  const { id, text, type, isTooLong, counter, describedBy } = useArticleField('body');
  const lang = useArticleTag();
  return (
    <div>
      <MarkdownEditor
        id={id}
        label={staff.articles.text}
        placeholder={staff.articles.textPlaceholder}
        lang={lang}
        value={text}
        onChange={type}
        isInvalid={isTooLong}
        describedBy={describedBy}
      />
      <Counter {...counter} />
    </div>
  );
}
