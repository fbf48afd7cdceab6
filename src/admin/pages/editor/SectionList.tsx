import { lazy, Suspense, useState } from 'react';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { firstPath, newSection } from '#admin/pages/new-section.ts';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { moveTo } from '#domain/galleries/ordering.ts';
import { removedSections, withFields, withOrder, withSection } from '#domain/pages/draft.ts';
import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import { KINDS, type Kind } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';
import { MOST_SECTIONS, SectionItem } from './SectionItem.tsx';

/** The sections of the page in their order, each with its fields. */
export function SectionList() {
  const { page, draft, folder, change } = useOpenPage();
  const { sections } = page;
  const [isAdding, setAdding] = useState(false);
  const ids = sections.map(({ key }) => key);
  const find = (key: string) => sections.find((section) => section.key === key);
  const nameOf = (key: string) => {
    const section = find(key);
    return staff.screens.quoted(section ? sectionName(section, sections) : key);
  };
  const sortable = useSortable({
    ids,
    nameOf,
    onMove: (key, place) =>
      change(staff.pages.moveOf(nameOf(key)), (now) =>
        withOrder(now, folder, moveTo(ids, key, place)),
      ),
  });
  const removed = removedSections(folder, draft);
  return (
    <section aria-label={staff.sections.sections} className="grid gap-3">
      <h2 className="font-semibold text-control">{staff.sections.sections}</h2>
      <ul
        ref={sortable.list}
        aria-label={staff.sections.sections}
        className="grid grid-cols-1 gap-2"
      >
        {sections.map((section) => (
          <SectionItem key={section.key} section={section} sortable={sortable} />
        ))}
      </ul>
      <SortingTools sortable={sortable} />
      <div data-field="page.add">
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {staff.pages.addSection}
        </Button>
      </div>
      {removed.map((section) => (
        <p key={section.key} className="flex flex-wrap items-center gap-x-3 text-note text-soft">
          {staff.pages.sectionTakenOut(sectionName(section, sections))}
          <Button
            kind="link"
            onClick={() =>
              change(staff.pages.puttingBackASection, (now) => {
                const at = folder.sections.findIndex(({ key }) => key === section.key);
                const before = folder.sections
                  .slice(0, at)
                  .findLast(({ key }) => ids.includes(key));
                return withSection(now, folder, section, before?.key ?? null);
              })
            }
          >
            <RichText
              text={staff.pages.putItBack(sectionName(section, sections))}
              parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        </p>
      ))}
      {page.leftOut.map(({ key, reason }) => (
        <p key={key} className="text-note text-soft">
          {reason === 'kind' ? staff.pages.unknownKind(key) : staff.pages.noPartOfPage(key)}
        </p>
      ))}
      {isAdding && <AddSection onClose={() => setAdding(false)} />}
    </section>
  );
}

const SectionSketch = lazy(async () => ({
  default: (await import('./SectionSketch.tsx')).SectionSketch,
}));

/** What can stand on this page, each as it looks and in a sentence. */
function AddSection({ onClose }: { onClose: () => void }) {
  const { page, name, folder, change, openKey, setOpenKey } = useOpenPage();
  const { sections } = page;
  // A page ends with what it asks its visitors to do.
  const last = sections.at(-1)?.kind === 'call' ? sections.at(-2) : sections.at(-1);
  const [behind, setBehind] = useState(openKey ?? last?.key ?? '');
  const isFull = sections.length >= MOST_SECTIONS;
  const possible = Object.entries<Kind>(KINDS).filter(([kind, one]) => {
    const isThere = sections.some((section) => section.kind === kind);
    const isOpened = sections.some(({ kind: other }) => isOpening(other));
    return (
      one.pages.includes(name.kind) && !(one.isSingle && isThere) && !(one.isOpening && isOpened)
    );
  });

  function add(kind: string, label: string) {
    const key = `s${randomId().slice(0, 7)}`;
    const after = isOpening(kind) ? null : behind;
    const fields = newSection(kind);
    change(staff.pages.adding(label), (now) =>
      withFields(withSection(now, folder, { key, kind }, after), key, fields),
    );
    onClose();
    setOpenKey(key);
    focusField(`${key}.${firstPath(kind, fields)}`);
  }

  return (
    <Dialog isOpen width="full" title={staff.pages.addSection} onClose={onClose}>
      {isFull && <p>{staff.pages.tooManySections(MOST_SECTIONS)}</p>}
      {!isFull && (
        <>
          {sections.length > 0 && (
            <Select
              label={staff.pages.behind}
              value={behind}
              options={Object.fromEntries(
                sections.map((section) => [section.key, sectionName(section, sections)]),
              )}
              onChange={setBehind}
            />
          )}
          <ul className="grid gap-2 sm:grid-cols-2 md:grid-cols-3">
            {possible.map(([kind, { name, hint }]) => (
              <li
                key={kind}
                className="relative grid grid-cols-[7rem_1fr] content-start gap-x-3 gap-y-2 rounded-lg border border-line p-2 hover:border-field sm:grid-cols-1"
              >
                <div className="aspect-16/10 overflow-hidden rounded-md bg-shade">
                  <Suspense>
                    <SectionSketch kind={kind} />
                  </Suspense>
                </div>
                <button
                  type="button"
                  onClick={() => add(kind, staff.sections[name])}
                  className="grid min-h-11 cursor-pointer content-start gap-0.5 px-1.5 pb-1.5 text-start after:absolute after:inset-0"
                >
                  <span className="font-medium">{staff.sections[name]}</span>
                  <span className="text-note text-soft">{staff.sections[hint]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{staff.common.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

function isOpening(kind: string): boolean {
  return kind === 'hero' || kind === 'head';
}
