import { useState } from 'react';
import { FileChoice } from '#admin/media/picker/FileChoice.tsx';
import { usePageTag } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { MediaSummary } from '#data/media/media.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { FormattedTextDialog } from './FormattedTextDialog.tsx';

interface MarkdownFieldProps {
  field: { label: string; limit: number };
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A text with headings, lists and links: as it is stored or, in a dialog, as it will look. */
export function MarkdownField({ field, value, onChange, error }: MarkdownFieldProps) {
  const { label, limit } = field;
  const tag = usePageTag();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextAreaField {...{ label, limit, error, value, onChange }} lang={tag} rows={6} />
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
