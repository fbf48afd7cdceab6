import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { moveItem } from '#domain/galleries/ordering.ts';
import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import type { Field } from '#sections/fields.ts';

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

/** Items with fields of their own: added, moved and taken out by buttons. */
export function ListField({ field, value, onChange, error, renderField }: ListFieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const one = staff.sections[field.item];
  const called = one.replace(/^./, (letter) => letter.toUpperCase());

  function move(key: string, place: number) {
    const items = value.map((item) => ({ ...item, id: item.key }));
    onChange(moveItem(items, key, place).map(({ id: _, ...item }) => item as Item));
    setSaid(staff.pages.itemMoved(called, place, value.length));
  }

  function add() {
    const key = `i${randomId().slice(0, 7)}`;
    onChange([...value, { key }]);
    setSaid('');
    focusIn(key);
  }

  /** After it is drawn. */
  function focusIn(key: string) {
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLElement>(`[data-item="${key}"] :is(input, textarea, button)`)
        ?.focus();
    });
  }

  return (
    <fieldset ref={list} className="grid gap-3">
      <legend className="mb-2 font-medium">{staff.sections[field.label]}</legend>
      {error && <p className="text-bad text-note">{error}</p>}
      {value.map((item, nth) => (
        <fieldset
          key={item.key}
          data-item={item.key}
          className="grid gap-4 rounded-lg border border-line p-3.5"
        >
          <legend className="px-1 text-note text-soft">
            {called} {nth + 1}
          </legend>
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
          <div className="flex flex-wrap gap-x-4">
            {nth > 0 && (
              <Button kind="link" onClick={() => move(item.key, nth)}>
                <RichText
                  text={staff.pages.moveUp(`${one} ${nth + 1}`)}
                  parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                />
              </Button>
            )}
            {nth < value.length - 1 && (
              <Button kind="link" onClick={() => move(item.key, nth + 2)}>
                <RichText
                  text={staff.pages.moveDown(`${one} ${nth + 1}`)}
                  parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                />
              </Button>
            )}
            <Button
              kind="link"
              onClick={() => {
                onChange(value.filter(({ key }) => key !== item.key));
                setSaid(staff.pages.itemTakenOut(called, nth + 1));
                const next = value[nth + 1] ?? value[nth - 1];
                if (next) focusIn(next.key);
              }}
            >
              <RichText
                text={staff.pages.takeOut(`${one} ${nth + 1}`)}
                parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
              />
            </Button>
          </div>
        </fieldset>
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
      {value.length < field.most ? (
        <Button className="justify-self-start" onClick={add}>
          {staff.pages.add(one)}
        </Button>
      ) : (
        <p className="text-note text-soft">{staff.pages.noMoreFit(field.most)}</p>
      )}
    </fieldset>
  );
}
