import type { Sortable } from '#admin/galleries/pictures/use-sortable.ts';
import { FieldInput } from '#admin/pages/fields/FieldInput.tsx';
import { folderSection, isFieldChanged, useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { withFolderSection, withHidden, withoutSection } from '#domain/pages/draft.ts';
import type { PlacedSection } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';

interface SectionItemProps {
  section: PlacedSection;
  sortable: Sortable;
}

/** A section in its place: its grip moves it, its name unfolds its fields. */
export function SectionItem({ section, sortable }: SectionItemProps) {
  const { page, draft, change, openKey, setOpenKey } = useOpenPage();
  const { key, isHidden } = section;
  const name = sectionName(section, page.sections);
  const isOpen = openKey === key;
  const isHeld = sortable.held?.id === key;
  const place = sortable.placeOf(key);
  return (
    <li
      data-sortable={key}
      data-field={key}
      style={{ order: place }}
      className={`rounded-lg border bg-panel ${isOpen ? 'border-text' : 'border-line'} ${isHeld ? 'outline-2 outline-brass outline-dashed' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-1 pe-2">
        <button
          type="button"
          {...sortable.handle(key)}
          aria-label={staff.pages.positionOf(name, place, page.sections.length)}
          aria-pressed={isHeld}
          aria-describedby="order-help"
          className="grid size-11 shrink-0 cursor-grab touch-manipulation select-none place-items-center rounded-lg text-soft [-webkit-touch-callout:none]"
        >
          <span aria-hidden="true">⋮⋮</span>
        </button>
        <h3 className="min-w-32 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpenKey(isOpen ? null : key)}
            className={`wrap-anywhere min-h-11 w-full cursor-pointer py-1.5 text-start font-medium hover:underline ${isHidden ? 'text-soft' : ''}`}
          >
            {name}
          </button>
        </h3>
        <Note section={section} />
        <span className="ms-auto flex gap-x-3 text-note">
          <Button kind="link" aria-haspopup="dialog" onClick={() => sortable.position(key)}>
            <span className="text-label">{staff.pages.moveToPosition}</span>
            <span className="sr-only"> {staff.screens.quoted(name)}</span>
          </Button>
          <Button
            kind="link"
            onClick={() =>
              change(isHidden ? staff.pages.showing(name) : staff.pages.hiding(name), (now) =>
                withHidden(now, key, !isHidden),
              )
            }
          >
            <span className="text-label">{isHidden ? staff.pages.show : staff.pages.hide}</span>
            <span className="sr-only"> {staff.screens.quoted(name)}</span>
          </Button>
        </span>
      </div>
      {isOpen && <SectionFields section={section} name={name} draft={draft} />}
    </li>
  );
}

/** What is special about it, in two words. */
function Note({ section: { key, isHidden, origin } }: { section: PlacedSection }) {
  const { draft } = useOpenPage();
  const changed = Object.keys(draft.content.fields?.[key] ?? {}).length;
  const words = {
    staff: staff.pages.added,
    dropped: staff.pages.goneFromFolder,
    folder: changed > 0 ? staff.pages.countChanged(changed) : '',
  }[origin];
  return <span className="text-label text-soft">{isHidden ? staff.pages.isHiddenNow : words}</span>;
}

type SectionFieldsProps = Pick<SectionItemProps, 'section'> & {
  name: string;
  draft: ReturnType<typeof useOpenPage>['draft'];
};

function SectionFields({ section, name, draft }: SectionFieldsProps) {
  const { page, folder, change, setField, setOpenKey } = useOpenPage();
  const { key, kind } = section;
  if (!isKind(kind)) return null;
  const own = folderSection(folder, section);
  const { hint, schema } = KINDS[kind];
  const isChanged = draft.content.fields?.[key] !== undefined;
  return (
    <fieldset className="grid gap-5 border-line border-t p-4">
      <legend className="sr-only">{name}</legend>
      <p className="text-note text-soft">{staff.sections[hint]}.</p>
      {Object.entries(fieldsOf(schema.shape)).map(([field, description]) => {
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
            onReset={
              own && isFieldChanged(draft, key, field)
                ? () => setField(key, field, undefined, label)
                : null
            }
          />
        );
      })}
      <div className="flex flex-wrap gap-2">
        {own && isChanged && (
          <Button
            onClick={() =>
              change(staff.pages.sectionAsTheSiteCame(name), (now) => withFolderSection(now, key))
            }
          >
            <RichText
              text={staff.pages.allAsTheSiteCame(name)}
              parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        )}
        <Button
          kind="danger"
          onClick={() => {
            setOpenKey(null);
            change(staff.pages.takingOut(name), (now) => withoutSection(now, folder, key));
          }}
        >
          <RichText
            text={staff.pages.takeOut(name)}
            parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
      </div>
    </fieldset>
  );
}
