import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { useChoices } from '#admin/queries/choices.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { moveTo } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';
import type { Field } from '#sections/fields.ts';

interface ChosenFieldProps {
  field: Extract<Field, { type: 'chosen' }>;
  /** Addresses, in the order in which they are shown. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error: string | undefined;
}

/** Galleries or articles, each chosen from a list. */
export function ChosenField({ field, value, onChange, error }: ChosenFieldProps) {
  const data = useChoices(field.from, useOpenPage().name.language) ?? [];
  const nameOf = (slug: string) => data.find((one) => one.slug === slug)?.title ?? slug;
  const others = data.filter(({ slug }) => !value.includes(slug));
  const options = Object.fromEntries(others.map(({ slug, title }) => [slug, title]));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{staff.sections[field.label]}</legend>
      {error && <p className="text-bad text-note">{error}</p>}
      <ol className="grid gap-1">
        {value.map((slug, nth) => (
          <li key={slug} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1">{nameOf(slug)}</span>
            {nth > 0 && (
              <Button kind="link" onClick={() => onChange(moveTo(value, slug, nth))}>
                <RichText
                  text={staff.pages.moveUp(nameOf(slug))}
                  parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                />
              </Button>
            )}
            <Button kind="link" onClick={() => onChange(value.filter((one) => one !== slug))}>
              <RichText
                text={staff.pages.takeOutUnknown(nameOf(slug))}
                parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
              />
            </Button>
          </li>
        ))}
      </ol>
      {value.length < field.most && others.length > 0 && (
        <Select
          label={staff.pages.addTo(staff.sections[field.label])}
          isLabelHidden
          value=""
          options={{ '': staff.pages.addOne, ...options }}
          onChange={(slug) => slug && onChange([...value, slug])}
        />
      )}
    </fieldset>
  );
}
