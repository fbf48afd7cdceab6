import { useState } from 'react';
import { firstFields } from '#admin/pages/first-fields.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { withFields, withSection } from '#domain/pages/draft.ts';
import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import { KINDS, type Kind } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';

/** As many as a page may have. */
const MOST = 25;

/** What can stand on this page, with a sentence each. */
export function AddSection({ onClose }: { onClose: () => void }) {
  const { page, name, folder, change, setOpenKey } = useOpenPage();
  const { sections } = page;
  const [behind, setBehind] = useState(sections.at(-1)?.key ?? '');
  const isFull = sections.length >= MOST;
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
    change(staff.pages.adding(label), (now) =>
      withFields(withSection(now, folder, { key, kind }, after), key, firstFields(kind)),
    );
    onClose();
    setOpenKey(key);
  }

  return (
    <Dialog isOpen title={staff.pages.addSection} onClose={onClose}>
      {isFull && <p>{staff.pages.tooManySections(MOST)}</p>}
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
          <ul className="grid gap-2">
            {possible.map(([kind, { name, hint }]) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => add(kind, staff.sections[name])}
                  className="grid min-h-11 w-full cursor-pointer gap-0.5 rounded-lg border border-line px-3.5 py-2.5 text-start hover:border-field"
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
        <Button onClick={onClose}>{staff.pages.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

function isOpening(kind: string): boolean {
  return kind === 'hero' || kind === 'head';
}
