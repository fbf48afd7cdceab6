import { Fragment, type ReactNode, useState } from 'react';
import { afterDrawing } from '#admin/documents/after-drawing.ts';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { elementOf, useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { newItem } from '#admin/pages/new-section.ts';
import { Button } from '#admin/ui/Button.tsx';
import { moveItem } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';
import type { Field } from '#sections/fields.ts';
import { SortableRow } from './SortableRow.tsx';

type Item = Readonly<Record<string, unknown>> & { key: string };

interface FieldOfItem {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
}

interface ListFieldProps {
  field: Extract<Field, { type: 'list' }>;
  value: readonly Item[];
  onChange: (value: readonly Item[]) => void;
  error: string | undefined;
  /** @param path of the field in the list. */
  renderField: (path: string, field: FieldOfItem) => ReactNode;
}

/** Items with fields of their own: added below them, moved by their grips, taken out behind ⋯. */
export function ListField({ field, value, onChange, error, renderField }: ListFieldProps) {
  const [said, setSaid] = useState('');
  const one = staff.sections[field.item];
  const called = one.replace(/^./, (letter) => letter.toUpperCase());

  const ids = value.map(({ key }) => key);
  const nameOf = (key: string) => `${called} ${ids.indexOf(key) + 1}`;
  const sortable = useSortable({
    ids,
    nameOf: (key) => staff.screens.quoted(nameOf(key)),
    onMove: (key, place) => {
      const items = value.map((item) => ({ ...item, id: item.key }));
      onChange(moveItem(items, key, place).map(({ id: _, ...item }) => item as Item));
    },
  });

  function add(at = value.length, from: object = {}) {
    const { key } = newItem();
    onChange(value.toSpliced(at, 0, { ...from, key }));
    setSaid('');
    // Of the row: it stands in a fieldset itself.
    focusIn(key, ':scope fieldset :is(input, textarea, button)');
  }

  function takeOut(key: string) {
    const at = ids.indexOf(key);
    onChange(value.filter((item) => item.key !== key));
    setSaid(staff.pages.itemTakenOut(called, at + 1));
    focusIn(ids[at + 1] ?? ids[at - 1] ?? '', 'button');
  }

  function focusIn(key: string, what: string) {
    afterDrawing(() =>
      elementOf(sortable.list.current, key)?.querySelector<HTMLElement>(what)?.focus(),
    );
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{staff.sections[field.label]}</legend>
      {error && <p className="text-bad text-note">{error}</p>}
      <ul ref={sortable.list} className="grid grid-cols-1 gap-2 empty:hidden">
        {value.map((item) => (
          <SortableRow
            key={item.key}
            {...{ sortable, name: nameOf(item.key) }}
            id={item.key}
            head={<span aria-hidden="true">{nameOf(item.key)}</span>}
            actions={[
              value.length < field.most && {
                ...{ id: 'duplicate', label: staff.lists.duplicate },
                run: () => add(ids.indexOf(item.key) + 1, item),
              },
              {
                ...{ id: 'out', label: staff.pages.takeOutIt, isDangerous: true },
                run: () => takeOut(item.key),
              },
            ]}
          >
            <fieldset className="grid gap-4 border-line border-t p-3.5">
              <legend className="sr-only">{nameOf(item.key)}</legend>
              {Object.entries(field.fields).map(([name, inner]) => (
                <Fragment key={name}>
                  {renderField(`${item.key}.${name}`, {
                    ...{ field: inner, value: item[name] },
                    onChange: (next) =>
                      onChange(
                        value.map((other) =>
                          other.key === item.key ? { ...other, [name]: next } : other,
                        ),
                      ),
                  })}
                </Fragment>
              ))}
            </fieldset>
          </SortableRow>
        ))}
      </ul>
      <SortingTools sortable={sortable} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {value.length < field.most ? (
        <Button className="justify-self-start" onClick={() => add()}>
          {staff.pages.add(one)}
        </Button>
      ) : (
        <p className="text-note text-soft">{staff.pages.noMoreFit(field.most)}</p>
      )}
    </fieldset>
  );
}
