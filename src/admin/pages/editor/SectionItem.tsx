import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sortable } from '#admin/galleries/pictures/use-sortable.ts';
import { FieldInput } from '#admin/pages/fields/FieldInput.tsx';
import { SortableRow } from '#admin/pages/fields/SortableRow.tsx';
import { focusField, folderSection, useOpenPage } from '#admin/pages/open/page-context.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { withCopy } from '#domain/pages/copy.ts';
import { withFolderSection, withHidden, withoutSection } from '#domain/pages/draft.ts';
import type { PlacedSection } from '#domain/pages/page.ts';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import { type Field, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { emptyValue, problemOf } from '#sections/problems.ts';
import { sectionName } from '#sections/section-names.ts';

/** As many as a page may have. */
export const MOST_SECTIONS = 25;

interface SectionItemProps {
  section: PlacedSection;
  sortable: Sortable;
}

/** A section in its place: its name unfolds its fields. */
export function SectionItem({ section, sortable }: SectionItemProps) {
  const { page, openKey, setOpenKey } = useOpenPage();
  const { key, isHidden } = section;
  const name = sectionName(section, page.sections);
  const isOpen = openKey === key;
  return (
    <SortableRow
      {...{ sortable, name, note: useNote(section), actions: useActions(section, name) }}
      id={key}
      field={key}
      isMarked={isOpen}
      head={
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpenKey(isOpen ? null : key)}
            className={`min-h-11 w-full cursor-pointer truncate py-1.5 text-start font-medium hover:underline ${isHidden ? 'text-soft' : ''}`}
          >
            {name}
          </button>
        </h3>
      }
    >
      {isOpen && <SectionFields section={section} name={name} />}
    </SortableRow>
  );
}

/** What is special about it, in a word. On a page of staff’s own all sections are. */
function useNote({ key, isHidden, origin }: PlacedSection): string {
  const { draft, isOfFolder } = useOpenPage();
  if (isHidden) return staff.pages.isHiddenNow;
  if (!isOfFolder) return '';
  if (origin !== 'folder') return staff.pages.added;
  return draft.content.fields?.[key] ? staff.goingLive.isChanged : '';
}

function useActions(section: PlacedSection, name: string) {
  const { page, draft, folder, change, setOpenKey } = useOpenPage();
  const { data: saved } = useQuery(businessSettings);
  const { key, kind, isHidden } = section;
  const canStandTwice = isKind(kind) && !(KINDS[kind] as Kind).isSingle;
  const isChanged = draft.content.fields?.[key] !== undefined;
  const at = page.sections.indexOf(section);
  const { [at + 1]: next = page.sections[at - 1] } = page.sections;
  return [
    {
      ...{ id: 'hide', label: isHidden ? staff.common.show : staff.common.hide },
      run: () =>
        change(isHidden ? staff.pages.showing(name) : staff.pages.hiding(name), (now) =>
          withHidden(now, key, !isHidden),
        ),
    },
    canStandTwice &&
      saved !== undefined && {
        ...{ id: 'duplicate', label: staff.lists.duplicate },
        isDisabled: page.sections.length >= MOST_SECTIONS,
        run: () => {
          const copy = `s${randomId().slice(0, 7)}`;
          const amounts = pageAmounts(page, saved?.settings ?? NO_SETTINGS);
          change(staff.pages.duplicating(name), (now) =>
            withCopy(now, folder, section, { key: copy, amounts }),
          );
          setOpenKey(copy);
          focusField(copy);
        },
      },
    isChanged &&
      folderSection(folder, section) !== undefined && {
        ...{ id: 'came', label: staff.pages.asTheSiteCame },
        run: () =>
          change(staff.pages.sectionAsTheSiteCame(name), (now) => withFolderSection(now, key)),
      },
    {
      ...{ id: 'out', label: staff.pages.takeOutIt, isDangerous: true },
      run: () => {
        setOpenKey(null);
        change(staff.pages.takingOut(name), (now) => withoutSection(now, folder, key));
        focusField(next?.key ?? 'page.add');
      },
    },
  ];
}

/** What is seldom written anew. */
const SELDOM = ['label', 'loading', 'ground'];

function SectionFields({ section, name }: Pick<SectionItemProps, 'section'> & { name: string }) {
  const { page, setField } = useOpenPage();
  const { key, kind } = section;
  const all = isKind(kind) ? Object.entries(fieldsOf(KINDS[kind].schema.shape)) : [];
  const seldom = all.filter(([field]) => SELDOM.includes(field));
  const [isAsked] = useState(() =>
    seldom.some(([field, one]) => problemOf(one, section.fields[field] ?? emptyValue(one)) !== ''),
  );
  if (!isKind(kind)) return null;
  const input = ([field, description]: [string, Field]) => {
    const label = staff.sections[description.label];
    const isTitle = kind === 'head' && field === 'title';
    return (
      <FieldInput
        key={field}
        at={`${key}.${field}`}
        field={description}
        value={section.fields[field]}
        placeholder={isTitle ? page.title : undefined}
        // A title of its own is one that says something.
        onChange={(value) =>
          setField(key, field, isTitle && value === '' ? undefined : value, label)
        }
      />
    );
  };
  return (
    <fieldset className="grid gap-5 border-line border-t p-4">
      <legend className="sr-only">{name}</legend>
      <p className="text-note text-soft">{staff.sections[KINDS[kind].hint]}.</p>
      {all.filter((one) => !seldom.includes(one)).map(input)}
      {seldom.length > 0 && (
        <details open={isAsked}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-soft">
            {seldom.map(([, { label }]) => staff.sections[label]).join(', ')}
          </summary>
          <div className="grid gap-5 pt-2">{seldom.map(input)}</div>
        </details>
      )}
    </fieldset>
  );
}
