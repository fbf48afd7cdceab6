import { useState } from 'react';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { moveTo } from '#domain/galleries/ordering.ts';
import { removedSections, withOrder, withSection } from '#domain/pages/draft.ts';
import { staff } from '#languages/staff.ts';
import { sectionName } from '#sections/section-names.ts';
import { AddSection } from './AddSection.tsx';
import { SectionItem } from './SectionItem.tsx';

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
    <section aria-label={staff.pages.sections} className="grid gap-3">
      <h2 className="font-semibold text-control">{staff.pages.sections}</h2>
      <ul ref={sortable.list} aria-label={staff.pages.sections} className="grid grid-cols-1 gap-2">
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
