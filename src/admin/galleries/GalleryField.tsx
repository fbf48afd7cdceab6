import { AutosizeTextarea } from '#admin/ui/fields/AutosizeTextarea.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { FieldState } from './FieldState.tsx';
import { GALLERY_FIELDS, type TypedField } from './gallery-fields.ts';
import { useGalleryField } from './use-gallery-field.ts';

interface GalleryFieldProps {
  name: Exclude<keyof typeof GALLERY_FIELDS, 'story'>;
  hint?: string;
}

/** A labelled field of the gallery that saves itself. */
export function GalleryField({ name, hint }: GalleryFieldProps) {
  const definition: TypedField = GALLERY_FIELDS[name];
  const field = useGalleryField(definition);
  return (
    <div>
      <TextAreaField
        label={definition.label}
        value={field.text}
        onChange={field.type}
        onBlur={field.leave}
        {...(hint && { hint })}
        {...(definition.limit && { limit: definition.limit })}
      />
      <FieldState field={field} label={definition.label} />
    </div>
  );
}

/** Title and summary, as they stand on the page. */
export function GallerySheetField({
  name,
  placeholder,
  className,
}: {
  name: 'title' | 'summary';
  placeholder: string;
  className: string;
}) {
  const definition = GALLERY_FIELDS[name];
  const field = useGalleryField(definition);
  return (
    <div>
      <AutosizeTextarea
        aria-label={definition.label}
        placeholder={placeholder}
        value={field.text}
        onChange={(event) => field.type(event.target.value.replace(/\n+/g, ' '))}
        onBlur={field.leave}
        aria-invalid={field.step === 'failed' || undefined}
        className={className}
      />
      <FieldState field={field} label={definition.label} />
    </div>
  );
}

/** Which service the job belongs to. */
export function ServiceField({ options }: { options: Readonly<Record<string, string>> }) {
  const definition = GALLERY_FIELDS.service;
  const field = useGalleryField(definition);
  return (
    <div>
      <Select
        label={definition.label}
        value={field.text}
        options={options}
        onChange={(service) => {
          field.type(service);
          field.leave();
        }}
        className="flex-col items-stretch! gap-1.5!"
      />
      <FieldState field={field} label={definition.label} />
    </div>
  );
}
