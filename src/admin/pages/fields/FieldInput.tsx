import { useEffect, useEffectEvent, useState } from 'react';
import { LinkField } from '#admin/editor/LinkField.tsx';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { useOpenPage, usePageTag } from '#admin/pages/open/page-context.ts';
import { useSharedChoices } from '#admin/pages/open/use-other-pages.ts';
import { useChoices } from '#admin/queries/choices.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { moveTo } from '#domain/galleries/ordering.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import { labelsOf, staff } from '#languages/staff.ts';
import type { Field } from '#sections/fields.ts';
import { emptyValue, problemOf } from '#sections/problems.ts';
import { ListField } from './ListField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { PictureInput } from './PictureInput.tsx';
import { SortableRow } from './SortableRow.tsx';

/** More characters than are in sight in a box of one line. */
const ONE_LINE = 60;

export interface FieldInputProps {
  /** Path in its section: the frame leads here by it. */
  at: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  placeholder?: string | undefined;
}

/** A plain input for a field, with its limit. */
export function FieldInput(props: FieldInputProps) {
  const { at, field } = props;
  const value = props.value ?? emptyValue(field);
  // What was never written is only missing, and said before it goes live.
  const isWritten = props.value !== undefined && !props.placeholder;
  const error = isWritten ? problemOf(field, value) : '';
  return (
    <div data-field={at} className="grid gap-1">
      <Input {...props} value={value} error={error || undefined} />
    </div>
  );
}

type InputProps = FieldInputProps & { error: string | undefined };

function Input({ field, value, onChange, error, placeholder, at }: InputProps) {
  const tag = usePageTag();
  const { name, page } = useOpenPage();
  const on = pathOfPage(name.language, page);
  const label = staff.sections[field.label];
  switch (field.type) {
    case 'link':
      return <LinkField {...{ label, error, onChange, on }} value={value as string} />;
    case 'line': {
      if (field.limit > ONE_LINE) {
        return (
          <TextAreaField
            {...{ label, limit: field.limit, error, lang: tag, rows: 1 }}
            {...(placeholder && { placeholder })}
            value={value as string}
            onEnter={() => {}}
            onChange={(text) => onChange(text.replace(/\s*\n\s*/g, ' '))}
          />
        );
      }
      return (
        <TextField
          {...{ label, limit: field.limit, error, placeholder, lang: tag }}
          value={value as string}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
    case 'text':
      return (
        <TextAreaField
          lang={tag}
          {...{ label, limit: field.limit, error }}
          rows={2}
          value={value as string}
          onChange={onChange}
        />
      );
    case 'markdown':
      return (
        <MarkdownField
          {...{ label, limit: field.limit, onChange, error }}
          value={value as string}
        />
      );
    case 'lines':
      return (
        <TextAreaField
          lang={tag}
          {...{ label, error }}
          rows={2}
          hint={staff.pages.linesHint(field.most, field.limit)}
          value={(value as readonly string[]).join('\n')}
          onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
        />
      );
    case 'choice':
      return (
        <Select
          isLabelAbove
          label={label}
          value={value as string}
          options={labelsOf(field.options, staff.sections)}
          onChange={onChange}
        />
      );
    case 'amount':
      return <AmountField {...{ at, field, error, value, onChange }} />;
    case 'picture':
      return <PictureInput {...{ field, value, onChange, error }} />;
    case 'chosen':
      return <ChosenField {...{ field, error }} value={value as string[]} onChange={onChange} />;
    case 'list':
      return (
        <ListField
          {...{ field, error }}
          value={value as never}
          onChange={onChange}
          renderField={(path, one) => <FieldInput at={`${at}.${path}`} {...one} />}
        />
      );
  }
}

interface AmountFieldProps {
  /** Path with its section. */
  at: string;
  field: Extract<Field, { type: 'amount' }>;
  error: string | undefined;
  /** A number, or nothing. */
  value: unknown;
  onChange: (amount: number | undefined) => void;
}

/** An amount of money, which is kept as a number while it stands here as it was typed. */
function AmountField({ at, field, error, value, onChange }: AmountFieldProps) {
  const label = staff.sections[field.label];
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const written = typeof value === 'number' ? writeAmount(value) : '';
  // Until it is changed elsewhere.
  const text = typed && typed.value === value ? typed.text : written;
  const problem = text !== '' && readAmount(text) === 0 ? problemOf(field, undefined) : '';
  // With no amount at all, the draft says so.
  const isUnread = problem !== '' && value !== undefined;
  const { noteUnread } = useOpenPage();
  const note = useEffectEvent((now: boolean) => noteUnread(at, now ? `${label}: ${problem}` : ''));
  useEffect(() => {
    if (!isUnread) return;
    note(true);
    return () => note(false);
  }, [isUnread]);
  return (
    <TextField
      label={label}
      error={problem || error}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        const amount = readAmount(target.value) || undefined;
        // What can't be read does not take the place of the last amount.
        const next = amount === undefined && target.value !== '' ? value : amount;
        setTyped({ text: target.value, value: next });
        if (next !== value) onChange(next as number | undefined);
      }}
    />
  );
}

interface ChosenFieldProps {
  field: Extract<Field, { type: 'chosen' }>;
  /** Addresses, in the order in which they are shown. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error: string | undefined;
}

/** Galleries or articles, each chosen from a list. */
function ChosenField({ field, value, onChange, error }: ChosenFieldProps) {
  const isOfPages = field.from === 'pages';
  const from = field.from === 'pages' ? 'galleries' : field.from;
  const listed = useChoices(from, useOpenPage().name.language, !isOfPages);
  const shared = useSharedChoices(isOfPages);
  const data = (isOfPages ? shared : listed) ?? [];
  const nameOf = (slug: string) => data.find((one) => one.slug === slug)?.title ?? slug;
  const others = data.filter(({ slug }) => !value.includes(slug));
  const options = Object.fromEntries(others.map(({ slug, title }) => [slug, title]));
  const sortable = useSortable({
    ids: value,
    nameOf: (slug) => staff.screens.quoted(nameOf(slug)),
    onMove: (slug, place) => onChange(moveTo(value, slug, place)),
  });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{staff.sections[field.label]}</legend>
      {error && <p className="text-bad text-note">{error}</p>}
      <ul ref={sortable.list} className="grid grid-cols-1 gap-2 empty:hidden">
        {value.map((slug) => (
          <SortableRow
            key={slug}
            {...{ sortable, name: nameOf(slug) }}
            id={slug}
            head={<span className="block truncate">{nameOf(slug)}</span>}
            actions={[
              {
                ...{ id: 'out', label: staff.pages.takeOutIt, isDangerous: true },
                run: () => onChange(value.filter((one) => one !== slug)),
              },
            ]}
          />
        ))}
      </ul>
      <SortingTools sortable={sortable} />
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
