import { useServices } from '#admin/queries/services.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { AutosizeTextarea, TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { FIELDS, type Field, type FieldName } from '#domain/galleries/fields.ts';
import { staff } from '#languages/staff.ts';
import { FieldState } from './FieldState.tsx';
import { partId } from './gallery-checks.ts';
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
    <div>
      <TextAreaField
        lang={field.lang}
        label={field.label}
        value={field.text}
        onChange={field.type}
        onBlur={field.leave}
        {...(hint && { hint })}
        {...(field.limit && { limit: field.limit })}
      />
      <FieldState field={field} label={field.label} />
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
  return (
    <div id={partId(name)}>
      <AutosizeTextarea
        lang={field.lang}
        {...textarea}
        aria-label={field.label}
        value={field.text}
        onChange={(event) => field.type(event.target.value.replace(/\n+/g, ' '))}
        onBlur={field.leave}
        aria-invalid={field.step === 'failed' || undefined}
      />
      <FieldState field={field} label={field.label} />
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
    <div>
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
      <FieldState field={field} label={field.label} />
    </div>
  );
}
