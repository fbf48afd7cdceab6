import { lazy, Suspense, useId, useState } from 'react';
import { FileChoice } from '#admin/media/picker/FileChoice.tsx';
import { usePageTag } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { FieldMessage } from '#admin/ui/fields/FieldMessage.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { MediaSummary } from '#data/media/media.ts';
import { isPlain } from '#domain/markdown/is-plain.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { FormattedTextDialog } from './FormattedTextDialog.tsx';

// With what reads Markdown, which the page beside it brings too.
const ProseAsRead = lazy(() => import('./ProseAsRead.tsx'));

interface MarkdownFieldProps {
  label: string;
  limit: number;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A text with headings, lists and links: as visitors read it or, without marks, to type in at once. */
export function MarkdownField({ label, limit, value, onChange, error }: MarkdownFieldProps) {
  const tag = usePageTag();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // What is typed there as a mark changes the field only when it is left.
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      {isTyping || isPlain(value) ? (
        <TextAreaField
          {...{ label, limit, error, value }}
          lang={tag}
          rows={6}
          onChange={(text) => {
            setTyping(true);
            onChange(text);
          }}
          onBlur={() => setTyping(false)}
        />
      ) : (
        <div>
          <p id={`${id}-label`} className="mb-1.5 font-medium">
            {label}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: no field of a form. */}
          <div
            role="group"
            aria-labelledby={`${id}-label`}
            lang={tag}
            className={`article-text wrap-anywhere rounded-lg border p-3 text-control ${error ? 'border-bad' : 'border-line'}`}
          >
            <Suspense>
              <ProseAsRead markdown={value} />
            </Suspense>
          </div>
          <FieldMessage {...{ id, error, limit }} text={value} />
        </div>
      )}
      <div className="flex flex-wrap gap-x-5">
        <Button kind="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <RichText
            text={staff.pages.writeWithFormatting(label)}
            parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
        <FileChoice
          address=""
          of={label}
          onChoose={(address, file) => onChange(withLink(value, address, file))}
        />
      </div>
      {isOpen && (
        <FormattedTextDialog
          {...{ label, value, limit, onChange }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Behind the text, where the person moves it from. */
function withLink(text: string, address: string, file: MediaSummary): string {
  const words = nameOfMedia(file).replace(/[[\]\\]/g, '');
  return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}[${words}](${address})`;
}
