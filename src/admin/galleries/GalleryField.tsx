import { useId } from 'react';
import { useServices } from '#admin/queries/services.ts';
import { describedBy, FieldMessage } from '#admin/ui/fields/FieldMessage.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { AutosizeTextarea, TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { FIELDS, type Field, type FieldName } from '#domain/galleries/fields.ts';
import { staff } from '#languages/staff.ts';
import { useGalleryField } from './use-gallery-field.ts';

interface GalleryFieldProps {
  name: FieldName;
  hint?: string;
}

/** A labelled field of the gallery that saves itself. */
export function GalleryField({ name, ...props }: GalleryFieldProps) {
  return FIELDS[name].kind === 'key' ? <ServiceField /> : <TypedField name={name} {...props} />;
}

function TypedField({ name, hint: said }: GalleryFieldProps) {
  const field = useGalleryField(name);
  const { hint: key }: Field = FIELDS[name];
  const hint = said ?? (key && staff.galleries[key]);
  return (
    <div data-part={name}>
      <TextAreaField
        lang={field.lang}
        label={field.label}
        value={field.text}
        onChange={field.type}
        onBlur={field.leave}
        error={field.error}
        {...(hint && { hint })}
        {...(field.limit && { limit: field.limit })}
      />
    </div>
  );
}

interface SheetFieldProps {
  name: 'title' | 'summary';
  placeholder: string;
  className: string;
}

/** Title and summary, as they stand on the page. */
export function GallerySheetField({ name, ...textarea }: SheetFieldProps) {
  const field = useGalleryField(name);
  const id = useId();
  const message = { text: field.text, limit: field.limit, error: field.error };
  return (
    <div data-part={name}>
      <AutosizeTextarea
        lang={field.lang}
        {...textarea}
        aria-label={field.label}
        value={field.text}
        onChange={(event) => field.type(event.target.value.replace(/\n+/g, ' '))}
        onBlur={field.leave}
        aria-invalid={field.error !== '' || undefined}
        aria-describedby={describedBy(id, message)}
      />
      <FieldMessage id={id} {...message} />
    </div>
  );
}

/** Which service the job belongs to: of those that visitors have, and the one that it has now. */
function ServiceField() {
  const field = useGalleryField('service');
  const { shown, nameOf } = useServices();
  const isShown = field.text === '' || shown.some(({ key }) => key === field.text);
  const options: Readonly<Record<string, string>> = {
    '': staff.galleries.none,
    ...Object.fromEntries(shown.map(({ key, name }) => [key, name])),
    ...(!isShown && { [field.text]: staff.galleries.notOnTheSite(nameOf(field.text)) }),
  };
  return (
    <Select
      label={field.label}
      value={field.text}
      options={options}
      onChange={(service) => {
        field.type(service);
        field.leave();
      }}
      className="flex-col items-stretch! gap-1.5!"
    />
  );
}
